import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedEvent {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface WebhookReceiver {
  readonly url: string;
  /** Everything that came, in order. */
  readonly received: readonly ReceivedEvent[];
  /** The status of the answers from now on. */
  answerWith(status: number): void;
  close(): void;
}

/** Another system as a webhook finds it, on a free port of this machine. */
export async function openReceiver(): Promise<WebhookReceiver> {
  let status = 204;
  const received: ReceivedEvent[] = [];
  const server = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    received.push({ headers: request.headers, body });
    reply.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/haczyk`,
    received,
    answerWith: (next) => {
      status = next;
    },
    close: () => server.close(),
  };
}

/** Whether an event is signed with this secret, calculated from what the documents of webhooks say. */
export function isSignedWith(secret: string, { headers, body }: ReceivedEvent): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${signature}`);
}
