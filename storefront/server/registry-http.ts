import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import { createResponseReader, type HttpResponse, type ResponseReader } from './response-reader.ts';

/** GET requests to the registry over connections that stay open. */
export interface RegistryHttp {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<HttpResponse>;
  close(): void;
}

interface HttpLimits {
  readonly timeoutMs: number;
  /** Connections at the same time; further requests wait. */
  readonly connections: number;
}

interface Request {
  readonly path: string;
  readonly text: string;
  readonly resolve: (response: HttpResponse) => void;
  readonly reject: (error: Error) => void;
}

interface Connection {
  readonly socket: Socket;
  reader: ResponseReader | undefined;
  request: Request | undefined;
  /** Has answered before: the registry may have closed it in the meantime. */
  isUsed: boolean;
}

/**
 * A client for one trusted peer. Every page that is rendered anew waits for it, and a general client costs as much
 * CPU as a quarter of React's work; this one knows GET, keep-alive and the answers of our own server.
 */
export function createRegistryHttp(baseUrl: string, { timeoutMs, connections }: HttpLimits): RegistryHttp {
  const { protocol, hostname, port, host, pathname } = new URL(baseUrl);
  const isSecure = protocol === 'https:';
  const target = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (isSecure ? 443 : 80) };
  const prefix = pathname.replace(/\/+$/, '');
  const all = new Set<Connection>();
  const idle: Connection[] = [];
  const waiting: Request[] = [];

  function open(): Connection {
    const socket = isSecure ? connectSecure({ ...target, servername: target.host }) : connectPlain(target);
    const connection: Connection = { socket, reader: undefined, request: undefined, isUsed: false };
    all.add(connection);
    socket.setNoDelay(true);
    socket.setTimeout(timeoutMs);
    socket.on('data', (bytes) => receive(connection, bytes));
    socket.on('timeout', () => drop(connection, new RegistryTimeout(connection.request?.path ?? '')));
    socket.on('error', (error) => drop(connection, error));
    socket.on('close', () => drop(connection, new Error('The registry closed the connection')));
    return connection;
  }

  function send(connection: Connection, request: Request) {
    connection.request = request;
    connection.reader = createResponseReader();
    connection.socket.ref();
    connection.socket.write(request.text, 'latin1');
  }

  function receive(connection: Connection, bytes: Buffer) {
    const { request, reader } = connection;
    if (!request || !reader) return drop(connection, new Error('The registry spoke unasked'));
    let response: HttpResponse | undefined;
    try {
      response = reader(bytes);
    } catch (error) {
      return drop(connection, error instanceof Error ? error : new Error(String(error)));
    }
    if (!response) return;
    connection.request = undefined;
    connection.isUsed = true;
    release(connection, response);
    request.resolve(response);
  }

  function release(connection: Connection, response: HttpResponse) {
    if (response.headers.connection === 'close') return drop(connection);
    const next = waiting.shift();
    if (next) return send(connection, next);
    // An idle connection keeps no process alive.
    connection.socket.unref();
    idle.push(connection);
  }

  function drop(connection: Connection, error?: Error) {
    if (!all.delete(connection)) return;
    const at = idle.indexOf(connection);
    if (at >= 0) idle.splice(at, 1);
    connection.socket.destroy();
    const { request, isUsed } = connection;
    connection.request = undefined;
    const next = waiting.shift();
    if (next) send(open(), next);
    if (!request || !error) return;
    // A connection that was closed while it lay idle says nothing about the registry: ask again, on a new one.
    if (isUsed && !(error instanceof RegistryTimeout)) return send(open(), request);
    request.reject(error);
  }

  return {
    get: (path, headers = {}) =>
      new Promise((resolve, reject) => {
        const text = requestText(prefix + path, host, headers);
        const request = { path, text, resolve, reject };
        const connection = idle.pop();
        if (connection) send(connection, request);
        else if (all.size < connections) send(open(), request);
        else waiting.push(request);
      }),
    close() {
      for (const request of waiting.splice(0)) request.reject(new Error('The client is closed'));
      for (const connection of [...all]) {
        all.delete(connection);
        connection.socket.destroy();
        connection.request?.reject(new Error('The client is closed'));
      }
      idle.length = 0;
    },
  };
}

const LINE_BREAK = /[\r\n]/;

/** The request as it is written. What could start another line is refused. */
function requestText(path: string, host: string, headers: Readonly<Record<string, string>>): string {
  let lines = '';
  for (const name in headers) {
    const value = headers[name] ?? '';
    if (LINE_BREAK.test(value)) throw new Error(`A line break in ${name}`);
    lines += `${name}: ${value}\r\n`;
  }
  if (/\s/.test(path)) throw new Error('A blank in the address');
  return `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines}\r\n`;
}

/** The registry did not answer within its time. */
export class RegistryTimeout extends Error {
  readonly path: string;
  constructor(path: string) {
    super(`The registry did not answer in time: ${path}`);
    this.path = path;
  }
}
