import { STATUS_CODES } from 'node:http';
import type { Http2ServerResponse } from 'node:http2';
import type { Socket } from 'node:net';
import type { ServerSentence } from '../../src/i18n/server-sentences.ts';
import { serverSentence } from '../../src/i18n/server-sentences.ts';
import { headersObject } from './security-headers.ts';

interface ClientError extends Error {
  readonly code?: string;
}

interface ErrorResponse {
  readonly status: number;
  readonly code: ServerSentence;
}

/** What is wrong with a request that is no HTTP, too large in its head, or never ends. */
function responseTo({ code }: Pick<ClientError, 'code'>): ErrorResponse {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, code: 'request-timeout' };
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, code: 'headers-too-large' };
  return { status: 400, code: 'request-invalid' };
}

const HEADERS_END = '\r\n\r\n';

/**
 * Answers what never became a request. Node would say less, and without the headers that every other answer has.
 *
 * @param headers names and values in turn
 */
export function createClientErrorHandler(headers: readonly string[], language: () => string) {
  return (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
    const response = responseTo(error);
    const answer = jsonAnswer(response, language());
    const lines = [`HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}`, 'connection: close'];
    const all = [...answer.headers, ...headers];
    for (let at = 0; at + 1 < all.length; at += 2) lines.push(`${all[at]}: ${all[at + 1]}`);
    socket.end(lines.join('\r\n') + HEADERS_END + answer.body, () => socket.destroy());
  };
}

/** Answers a request of HTTP/2 that does not arrive in time, as a socket of HTTP/1.1 is answered. */
export function createLateRequestHandler(headers: readonly string[], language: () => string) {
  return (response: Http2ServerResponse): void => {
    const { status, code } = responseTo({ code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const answer = jsonAnswer({ status, code }, language());
    response.writeHead(status, headersObject([...answer.headers, ...headers]));
    response.end(answer.body);
  };
}

function jsonAnswer({ code }: ErrorResponse, language: string): { readonly headers: string[]; readonly body: string } {
  const body = JSON.stringify({ code, message: serverSentence(language, code) });
  const length = String(Buffer.byteLength(body));
  return { headers: ['content-type', 'application/json; charset=utf-8', 'content-length', length], body };
}
