import { type ErrorAnswer, type PageFault, toFaults } from '@witryna/module-schemas';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isUnstorableValue } from '../database/failures.ts';
import { AppError, NotFound } from '../errors.ts';
import { retryAfterOf } from './retry-after.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const MEBIBYTE = 1024 * 1024;

/** A body, query or header that its schema refuses: field, rule and sentence for each fault. */
export class InputInvalid extends AppError {
  constructor(faults: readonly PageFault[]) {
    super(422, 'input-invalid', faults[0]?.message ?? 'Niepoprawne dane.', { faults });
  }
}

const megabytes = (bytes: number) => Math.round((bytes / MEBIBYTE) * 10) / 10;

function bodyTooLarge(request: FastifyRequest): AppError {
  const maximumMb = megabytes(request.routeOptions.bodyLimit ?? 0);
  const given = Number(request.headers['content-length']);
  const givenMb = Number.isFinite(given) ? megabytes(given) : undefined;
  const message = `Żądanie jest za duże: największe dozwolone to ${maximumMb} MB${givenMb ? `, to ma ${givenMb} MB` : ''}.`;
  const faults = [{ path: '', rule: 'body-size', message }];
  return new AppError(413, 'body-too-large', message, { maximumMb, givenMb, faults });
}

function jsonInvalid(): AppError {
  const message = 'Treść żądania nie jest poprawnym zapisem JSON.';
  return new AppError(400, 'json-invalid', message, { faults: [{ path: '', rule: 'json', message }] });
}

function valueUnstorable(): AppError {
  const message = 'Wartość zawiera niedozwolony znak albo jest poza zakresem.';
  return new AppError(422, 'input-invalid', message, { faults: [{ path: '', rule: 'value', message }] });
}

/** What a failure means to the client; undefined when it is a bug of ours. */
function refusalOf(error: FastifyError, request: FastifyRequest): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error.validation) return new InputInvalid(toFaults(error.validation as Parameters<typeof toFaults>[0]));
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return bodyTooLarge(request);
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return jsonInvalid();
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError(415, 'media-type-unsupported', 'Takiego rodzaju treści tu nie przyjmujemy.');
  }
  if (isUnstorableValue(error)) return valueUnstorable();
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return undefined;
  return new AppError(status, 'request-invalid', 'Niepoprawne żądanie.');
}

/** What every refusal looks like on the wire. */
export function errorAnswer(error: AppError): ErrorAnswer {
  const { code, message, details } = error;
  return details === undefined ? { code, message } : { code, message, details };
}

/** Answers a request whose address or head is broken before any route is found. */
export function answerFrameworkError(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const message = 'Niepoprawny adres żądania.';
  const details = { faults: [{ path: '', rule: 'url', message }] };
  reply.status(400).headers(SECURITY_HEADERS).send({ code: 'url-invalid', message, details });
}

/** One place where failures become `{ code, message, details }`. */
export const errorHandlerPlugin = fp(
  async (app: FastifyInstance) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const refusal = refusalOf(error, request);
      reply.headers(SECURITY_HEADERS);
      const retryAfter = retryAfterOf(error);
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      if (refusal) return reply.status(refusal.status).send(errorAnswer(refusal));
      request.log.error({ err: error }, 'request failed');
      return reply.status(500).send({ code: 'internal', message: 'Wewnętrzny błąd serwera.' });
    });
    app.setNotFoundHandler((_request, reply) =>
      reply.status(404).headers(SECURITY_HEADERS).send(errorAnswer(new NotFound())),
    );
  },
  { name: 'error-handler' },
);

/** The schema of every refusal, for the documentation of routes. */
export const errorSchema = {
  $id: 'Error',
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    details: {},
  },
} as const;
