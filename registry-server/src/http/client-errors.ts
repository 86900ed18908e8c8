import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorSentence } from '../error-messages/error-messages.ts';
import type { ShopLanguage } from '../error-messages/language.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { hasOwnTime } from './upload-time.ts';

interface ClientError extends Error {
  readonly code?: string;
}

/** The error of a request that is not valid HTTP, has too large headers, or is not complete in time. */
function answerTo({ code }: ClientError): { readonly status: number; readonly code: ErrorCode } {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, code: 'request-timeout' };
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, code: 'headers-too-large' };
  return { status: 400, code: 'request-invalid' };
}

/** Answers connections without a valid request; Node's own answer has no message and no security headers. */
export const createClientErrorHandler = (language: () => ShopLanguage) => (error: ClientError, socket: Socket) => {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && hasOwnTime(socket)) return;
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
  const { status, code } = answerTo(error);
  const body = JSON.stringify({ code, message: errorSentence(code, language()) });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
};
