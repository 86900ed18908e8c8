import { trimSignAtEnd } from '@witryna/module-schemas';
import { type Dispatcher, errors, Pool } from 'undici';

/** GET requests to the registry over connections that stay open. */
export interface RegistryHttp {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<HttpResponse>;
  close(): void;
}

/** An answer, whole. */
export interface HttpResponse {
  readonly status: number;
  /** By lower-case name; of a repeated one the last. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface HttpLimits {
  /** From the call to the last byte of the answer, the wait for a connection included. */
  readonly timeoutMs: number;
  /** Connections at the same time; further requests wait. */
  readonly connections: number;
}

/** Largest body that is read: far above any page. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** A client for one trusted peer. Its answers are read whole: undici's streams would cost twice as much as the rest. */
export function createRegistryHttp(baseUrl: string, { timeoutMs, connections }: HttpLimits): RegistryHttp {
  const { origin, pathname } = new URL(baseUrl);
  const prefix = trimSignAtEnd(pathname, '/');
  const pool = new Pool(origin, { connections, connect: { timeout: timeoutMs }, maxResponseSize: MAX_BODY_BYTES });

  const ask = (path: string, headers: Readonly<Record<string, string>>, clock: Clock) =>
    new Promise<HttpResponse>((resolve, reject) => {
      const handler = readWhole(resolve, reject, clock);
      pool.dispatch({ path: prefix + path, method: 'GET', headers: { ...headers } }, handler);
    });

  return {
    async get(path, headers = {}) {
      const clock: Clock = { onLate: () => {} };
      const timer = setTimeout(() => {
        clock.late = new RegistryTimeout(path);
        clock.onLate(clock.late);
      }, timeoutMs);
      try {
        // A connection that was closed while it lay idle says nothing about the registry: ask again, once.
        return await ask(path, headers, clock).catch((error) => {
          if (!isClosedConnection(error)) throw error;
          return ask(path, headers, clock);
        });
      } catch (error) {
        throw error instanceof errors.ConnectTimeoutError ? new RegistryTimeout(path) : error;
      } finally {
        clearTimeout(timer);
      }
    },
    close() {
      void pool.destroy();
    },
  };
}

/** Runs while an answer is awaited; `late` once it has run down. */
interface Clock {
  late?: RegistryTimeout;
  onLate: (error: RegistryTimeout) => void;
}

/** Gathers an answer. Once the clock has run down nobody waits for it, not even for its turn on a connection. */
function readWhole(resolve: (response: HttpResponse) => void, reject: (error: Error) => void, clock: Clock) {
  const pieces: Buffer[] = [];
  let status = 0;
  let headers: Record<string, string> = {};
  clock.onLate = reject;
  return {
    onRequestStart(controller) {
      clock.onLate = (error) => {
        reject(error);
        controller.abort(error);
      };
      if (clock.late) clock.onLate(clock.late);
    },
    onResponseStart(_controller, code, fields) {
      status = code;
      headers = flatHeaders(fields);
    },
    onResponseData(_controller, piece) {
      pieces.push(piece);
    },
    onResponseEnd() {
      resolve({ status, headers, body: Buffer.concat(pieces) });
    },
    onResponseError(_controller, error) {
      reject(error);
    },
  } satisfies Dispatcher.DispatchHandler;
}

function flatHeaders(fields: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name in fields) {
    const value = fields[name];
    const last = Array.isArray(value) ? value.at(-1) : value;
    if (last !== undefined) headers[name] = last;
  }
  return headers;
}

const isClosedConnection = (error: unknown) =>
  error instanceof errors.SocketError || (error instanceof Error && 'code' in error && error.code === 'ECONNRESET');

/** The registry did not answer within its time. */
export class RegistryTimeout extends Error {
  readonly path: string;
  constructor(path: string) {
    super(`The registry did not answer in time: ${path}`);
    this.path = path;
  }
}
