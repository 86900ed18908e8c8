import { Agent as HttpAgent, type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';

export interface RegistryReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** GET requests to the registry over connections that stay open. */
export interface RegistryHttp {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<RegistryReply>;
  close(): void;
}

interface HttpLimits {
  readonly timeoutMs: number;
  readonly connections: number;
}

export function createRegistryHttp(baseUrl: string, { timeoutMs, connections }: HttpLimits): RegistryHttp {
  const { protocol, hostname, port, pathname } = new URL(baseUrl);
  const isSecure = protocol === 'https:';
  const options = { keepAlive: true, maxSockets: connections, scheduling: 'lifo' } as const;
  const agent = isSecure ? new HttpsAgent(options) : new HttpAgent(options);
  const request = isSecure ? requestHttps : requestHttp;
  const prefix = pathname.replace(/\/+$/, '');

  return {
    get: (path, headers = {}) =>
      new Promise((resolve, reject) => {
        const outgoing = request(
          { agent, hostname, port, path: prefix + path, headers, timeout: timeoutMs },
          (incoming) => {
            const chunks: Buffer[] = [];
            incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
            incoming.on('error', reject);
            incoming.on('end', () => {
              const [only] = chunks;
              const bytes = chunks.length === 1 && only ? only : Buffer.concat(chunks);
              resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: bytes.toString('utf8') });
            });
          },
        );
        outgoing.on('timeout', () => outgoing.destroy(new RegistryTimeout(path)));
        outgoing.on('error', reject);
        outgoing.end();
      }),
    close: () => agent.destroy(),
  };
}

/** The registry did not answer within its time. */
export class RegistryTimeout extends Error {
  readonly path: string;
  constructor(path: string) {
    super(`The registry did not answer in time: ${path}`);
    this.path = path;
  }
}
