import type { FastifyRequest } from 'fastify';
import { type AppError, InternalError } from '../errors.ts';

/** Logs a failure of the server with its stack under the id of its answer. */
export function logFailure(request: Pick<FastifyRequest, 'log'>, failure: AppError): void {
  // What staff have switched off themselves is no failure.
  if (failure.code === 'maintenance') return;
  // A thrown value that is no Error has no stack; the failure's own stack at least shows where it surfaced.
  const err = failure.cause instanceof Error ? failure.cause : failure;
  if (failure instanceof InternalError) request.log.error({ err }, 'request failed');
  else request.log.warn({ err: failure }, 'request could not be served now');
}
