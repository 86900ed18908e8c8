import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { SECURITY_HEADERS } from './security-headers.ts';
import { hasOwnTime } from './upload-time.ts';

interface ClientError extends Error {
  readonly code?: string;
}

const answers = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'request-timeout',
    message: 'Żądanie nie dotarło w całości na czas.',
  },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'headers-too-large', message: 'Nagłówki żądania są za duże.' },
} as const;

const other = { status: 400, code: 'request-invalid', message: 'Niepoprawne żądanie.' } as const;

/**
 * Answers what never became a request, since it is no HTTP, has too large a head, or does not end in time. Node would
 * say less, and without the headers that every other answer has.
 */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && hasOwnTime(socket)) return;
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
  const known = Object.entries(answers).find(([code]) => code === error.code);
  const { status, code, message } = known?.[1] ?? other;
  const body = JSON.stringify({ code, message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
