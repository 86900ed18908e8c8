import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ServerSentence } from '../../src/i18n/server-sentences.ts';
import { serverSentence } from '../../src/i18n/server-sentences.ts';

interface ClientError extends Error {
  readonly code?: string;
}

interface ErrorResponse {
  readonly status: number;
  readonly code: ServerSentence;
}

/** What is wrong with a request that is no HTTP, too large in its head, or never ends. */
function responseTo({ code }: ClientError): ErrorResponse {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, code: 'request-timeout' };
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, code: 'headers-too-large' };
  return { status: 400, code: 'request-invalid' };
}

/**
 * Answers what never became a request. Node would say less, and without the headers that every other answer has.
 *
 * @param headers names and values in turn
 */
export function createClientErrorHandler(headers: readonly string[], language: () => string) {
  return (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
    const { status, code } = responseTo(error);
    const body = JSON.stringify({ code, message: serverSentence(language(), code) });
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    for (let at = 0; at + 1 < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`);
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
}
