import { type ErrorAnswer, type PageFault, toFaults } from '@witryna/module-schemas';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isUnstorableValue } from '../database/failures.ts';
import { describeError } from '../error-messages/describe-error.ts';
import { type ErrorKey, errorSentence } from '../error-messages/error-messages.ts';
import type { Language } from '../error-messages/language.ts';
import { AppError, NotFound } from '../errors.ts';
import { languageOfRequest } from './language-of-request.ts';
import { retryAfterOf } from './retry-after.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const MEBIBYTE = 1024 * 1024;

/** A body, query or header that its schema refuses: field, rule and sentence for each fault. */
export class InputInvalid extends AppError {
  constructor(faults: readonly PageFault[]) {
    super(422, 'input-invalid', { faults });
  }
}

const megabytes = (bytes: number) => Math.round((bytes / MEBIBYTE) * 10) / 10;

function bodyTooLarge(request: FastifyRequest): AppError {
  const maximumMb = megabytes(request.routeOptions.bodyLimit ?? 0);
  const given = Number(request.headers['content-length']);
  const givenMb = Number.isFinite(given) ? megabytes(given) : undefined;
  const sentence = givenMb === undefined ? 'body-too-large' : 'body-too-large/size';
  return new AppError(413, sentence, { maximumMb, givenMb, faults: [{ path: '', rule: 'body-size', sentence }] });
}

/** A refusal of the request as a whole. */
function wholeRefused(status: number, sentence: ErrorKey, rule: string): AppError {
  return new AppError(status, sentence, { faults: [{ path: '', rule, sentence }] });
}

/** What a failure means to the client; undefined when it is a bug of ours. */
function refusalOf(error: FastifyError, request: FastifyRequest): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error.validation) {
    const errors = error.validation as Parameters<typeof toFaults>[0];
    return new InputInvalid(toFaults(errors, '', languageOfRequest(request)));
  }
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return bodyTooLarge(request);
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return wholeRefused(400, 'json-invalid', 'json');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError(415, 'media-type-unsupported');
  }
  if (isUnstorableValue(error)) return wholeRefused(422, 'input-invalid/value', 'value');
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return undefined;
  return new AppError(status, 'request-invalid');
}

/** What every refusal looks like on the wire. */
export function errorAnswer(error: AppError, language: Language): ErrorAnswer {
  const { sentence, details } = describeError(error, language);
  const message = error.fixedMessage ?? sentence;
  const told = message === sentence ? details : { ...details, message: sentence };
  return told === undefined ? { code: error.code, message } : { code: error.code, message, details: told };
}

/** Answers a request whose address or head is broken before any route is found. */
export function answerFrameworkError(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = wholeRefused(400, 'url-invalid', 'url');
  reply
    .status(400)
    .headers(SECURITY_HEADERS)
    .send(errorAnswer(refusal, languageOfRequest(request)));
}

/** One place where failures become `{ code, message, details }`. */
export const errorHandlerPlugin = fp(
  async (app: FastifyInstance) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const refusal = refusalOf(error, request);
      reply.headers(SECURITY_HEADERS);
      const retryAfter = retryAfterOf(error);
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      const language = languageOfRequest(request);
      if (refusal) return reply.status(refusal.status).send(errorAnswer(refusal, language));
      request.log.error({ err: error }, 'request failed');
      return reply.status(500).send({ code: 'internal', message: errorSentence('internal', language) });
    });
    app.setNotFoundHandler((request, reply) =>
      reply
        .status(404)
        .headers(SECURITY_HEADERS)
        .send(errorAnswer(new NotFound(), languageOfRequest(request))),
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
