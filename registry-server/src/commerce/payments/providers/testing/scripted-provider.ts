import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atFileEnd } from '../../../../testing/at-file-end.ts';

/** A call as it came over the wire. */
export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface ScriptedAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A server that answers each call as the script says, and keeps what it was asked. */
export async function runScriptedProvider(script: (call: SeenCall) => ScriptedAnswer) {
  const calls: SeenCall[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url: path = '', headers } = request;
    const call = { method, path, headers, body: Buffer.concat(chunks).toString('utf8') };
    calls.push(call);
    const { status = 200, headers: answered = {}, body } = script(call);
    response.writeHead(status, { 'content-type': 'application/json', ...answered });
    response.end(body === undefined ? '' : JSON.stringify(body));
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  atFileEnd(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}
