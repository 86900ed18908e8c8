import { trimSignAtEnd } from '@witryna/module-schemas';
import { type Dispatcher, errors, Pool } from 'undici';

/** GET requests to the registry over connections that stay open. */
export interface RegistryHttp {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<HttpResponse>;
  close(): void;
}

/** A response, complete. */
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

/** A client for one trusted peer. Its responses are read whole: undici's streams would cost twice as much as the rest. */
export function createRegistryHttp(baseUrl: string, { timeoutMs, connections }: HttpLimits): RegistryHttp {
  const { origin, pathname } = new URL(baseUrl);
  const prefix = trimSignAtEnd(pathname, '/');
  const pool = new Pool(origin, { connections, connect: { timeout: timeoutMs }, maxResponseSize: MAX_BODY_BYTES });

  const ask = (path: string, headers: Readonly<Record<string, string>>, deadline: Deadline) =>
    new Promise<HttpResponse>((resolve, reject) => {
      const handler = collectResponse(resolve, reject, deadline);
      pool.dispatch({ path: prefix + path, method: 'GET', headers: { ...headers } }, handler);
    });

  return {
    async get(path, headers = {}) {
      const deadline: Deadline = { onPassed: () => {} };
      const timer = setTimeout(() => {
        deadline.passed = new RegistryTimeout(path);
        deadline.onPassed(deadline.passed);
      }, timeoutMs);
      try {
        // A connection that was closed while it lay idle says nothing about the registry: ask again, once.
        return await ask(path, headers, deadline).catch((error) => {
          if (!isClosedConnection(error)) throw error;
          return ask(path, headers, deadline);
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

/** When a response must be complete; `passed` once it is not. */
interface Deadline {
  passed?: RegistryTimeout;
  onPassed: (error: RegistryTimeout) => void;
}

/** Collects a response. Once the deadline has passed nobody waits for it, not even for a free connection. */
function collectResponse(
  resolve: (response: HttpResponse) => void,
  reject: (error: Error) => void,
  deadline: Deadline,
) {
  const pieces: Buffer[] = [];
  let status = 0;
  let headers: Record<string, string> = {};
  deadline.onPassed = reject;
  return {
    onRequestStart(controller) {
      deadline.onPassed = (error) => {
        reject(error);
        controller.abort(error);
      };
      if (deadline.passed) deadline.onPassed(deadline.passed);
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
