import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atFileEnd } from './at-file-end.ts';

export interface ReceivedWebhook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Another system on a free port: it keeps what it is told and answers with `status`, which a test may change, once
 * `beforeAnswer` lets it.
 */
export async function aWebhookReceiver({ beforeAnswer }: { readonly beforeAnswer?: () => Promise<void> } = {}) {
  const received: ReceivedWebhook[] = [];
  const answer = { status: 200 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
      await beforeAnswer?.();
      response.writeHead(answer.status).end('thanks');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atFileEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, answer, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/zdarzenia` };
}
