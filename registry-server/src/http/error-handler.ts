import { type ErrorAnswer, type PageFault, toFaults } from '@witryna/module-schemas';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DatabaseAway, isDatabaseAway } from '../database/database-away.ts';
import { isUnstorableValue } from '../database/failures.ts';
import { describeError } from '../error-messages/describe-error.ts';
import type { ErrorKey } from '../error-messages/error-messages.ts';
import type { ShopLanguage } from '../error-messages/language.ts';
import { AppError, InternalError, NotFound } from '../errors.ts';
import { faultSentencesFor } from './fault-sentences.ts';
import { languageOfRequest } from './language-of-request.ts';
import { logFailure } from './log-failure.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';
import { retryAfterOf } from './retry-after.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const MEBIBYTE = 1024 * 1024;

/** A body, query or header that violates its schema: field, rule and sentence for each fault. */
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

/** The error for the client; undefined for a bug of the server. */
function refusalOf(error: FastifyError, request: FastifyRequest): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error.validation) {
    const errors = error.validation as Parameters<typeof toFaults>[0];
    return new InputInvalid(toFaults(errors, '', faultSentencesFor(request)));
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
  if (isDatabaseAway(error)) return new DatabaseAway(error);
  if (isUnstorableValue(error)) return wholeRefused(422, 'input-invalid/value', 'value');
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return undefined;
  return new AppError(status, 'request-invalid');
}

/** The wire format of every error. */
export function errorAnswer(error: AppError, language: ShopLanguage): ErrorAnswer {
  const { sentence, details } = describeError(error, language);
  const message = error.fixedMessage ?? sentence;
  const reported = message === sentence ? details : { ...details, message: sentence };
  return reported === undefined ? { code: error.code, message } : { code: error.code, message, details: reported };
}

/** Answers a request with an invalid URL or invalid headers, before routing. */
export function answerFrameworkError(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = wholeRefused(400, 'url-invalid', 'url');
  reply
    .status(400)
    .headers(SECURITY_HEADERS)
    .send(errorAnswer(refusal, languageOfRequest(request)));
}

/** The only place that converts errors to `{ code, message, details }`; failures of the server are logged under the answer's id. */
export const errorHandlerPlugin = fp(
  async (app: FastifyInstance) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const refusal = refusalOf(error, request) ?? new InternalError(error);
      const retryAfter = retryAfterOf(refusal);
      reply.status(refusal.status).headers(SECURITY_HEADERS).header(REQUEST_ID_HEADER, request.id);
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      return reply.send(failureAnswer(refusal, request));
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

/** The answer of a failed request; a failure of the server has the id under which its stack is logged. */
function failureAnswer(refusal: AppError, request: FastifyRequest): ErrorAnswer {
  const answer = errorAnswer(refusal, languageOfRequest(request));
  if (refusal.status < 500) return answer;
  logFailure(request, refusal);
  return { ...answer, details: Object.assign({}, answer.details, { requestId: request.id }) };
}

/** The schema of every error, for the documentation of routes. */
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
