import { once } from 'node:events';
import { type ClientHttp2Session, type ClientHttp2Stream, connect, type IncomingHttpHeaders } from 'node:http2';

export interface Http2Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** `Link` of each answer 103 that came before. */
  readonly hints: readonly string[];
}

/** A connection of HTTP/2 to a server whose certificate is known. */
export interface Http2Client {
  readonly session: ClientHttp2Session;
  /** Begins a request; its body may follow. */
  begin(headers: Readonly<Record<string, string>>, options?: { readonly endStream?: boolean }): ClientHttp2Stream;
  /** The whole answer to a request. */
  ask(path: string, headers?: Readonly<Record<string, string>>, body?: string): Promise<Http2Answer>;
  close(): void;
}

export async function connectHttp2(url: string, ca: string): Promise<Http2Client> {
  const session = connect(url, { ca });
  session.on('error', () => {});
  await once(session, 'connect');

  return {
    session,
    begin: (headers, options) => session.request(headers, options),
    async ask(path, headers = {}, body) {
      const stream = session.request({ ':path': path, ...headers });
      const answer = answerOf(stream);
      stream.end(body);
      return answer;
    },
    close: () => session.destroy(),
  };
}

/** The whole answer on a stream. */
export async function answerOf(stream: ClientHttp2Stream): Promise<Http2Answer> {
  const hints: string[] = [];
  stream.on('headers', (headers) => {
    if (headers[':status'] === EARLY_HINTS) hints.push(String(headers.link));
  });
  let body = '';
  stream.setEncoding('utf8').on('data', (part) => {
    body += part;
  });
  const [[headers]] = (await Promise.all([once(stream, 'response'), once(stream, 'end')])) as [
    [IncomingHttpHeaders & { ':status': number }],
    unknown,
  ];
  return { status: headers[':status'], headers, body, hints };
}

const EARLY_HINTS = 103;
