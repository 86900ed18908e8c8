/** An answer, whole. */
export interface HttpResponse {
  readonly status: number;
  /** By lower-case name; of a repeated one the last. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Takes the bytes of one answer as they come; gives the answer once it is whole. Throws on what is not HTTP. */
export type ResponseReader = (bytes: Buffer) => HttpResponse | undefined;

const HEAD_END = Buffer.from('\r\n\r\n');
const STATUS_LINE = /^HTTP\/1\.[01] (\d{3})/;
/** Longest head that is read. */
const MAX_HEAD_BYTES = 64 * 1024;
/** Largest body that is read: far above any page. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** Reads one HTTP/1.1 answer to a GET: with a length, in chunks, or without a body. */
export function createResponseReader(): ResponseReader {
  let received: Buffer = Buffer.alloc(0);
  let head: { readonly status: number; readonly headers: Record<string, string> } | undefined;

  return (bytes) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
    if (!head) {
      const end = received.indexOf(HEAD_END);
      if (end < 0) {
        if (received.length > MAX_HEAD_BYTES) throw new Error('The head of an answer is too long');
        return undefined;
      }
      head = parseHead(received.toString('latin1', 0, end));
      received = received.subarray(end + HEAD_END.length);
    }
    const body = wholeBody(head.status, head.headers, received);
    return body && { status: head.status, headers: head.headers, body };
  };
}

function parseHead(text: string) {
  const lines = text.split('\r\n');
  const status = STATUS_LINE.exec(lines[0] ?? '')?.[1];
  if (status === undefined) throw new Error('The registry does not speak HTTP/1.1');
  const headers: Record<string, string> = {};
  for (let at = 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const colon = line.indexOf(':');
    if (colon > 0) headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  return { status: Number(status), headers };
}

function wholeBody(status: number, headers: Readonly<Record<string, string>>, received: Buffer): Buffer | undefined {
  if (status === 304 || status === 204) return received.subarray(0, 0);
  if (received.length > MAX_BODY_BYTES) throw new Error('An answer is too large');
  if (headers['transfer-encoding'] === 'chunked') return wholeChunks(received);
  const length = Number(headers['content-length']);
  if (!Number.isInteger(length) || length < 0) throw new Error('An answer does not tell its length');
  return received.length >= length ? received.subarray(0, length) : undefined;
}

function wholeChunks(received: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = received.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(received.toString('latin1', at, lineEnd), 16);
    if (!Number.isInteger(size) || size < 0) throw new Error('A chunk does not tell its length');
    const start = lineEnd + 2;
    if (received.length < start + size + 2) return undefined;
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(start, start + size));
    at = start + size + 2;
  }
}
