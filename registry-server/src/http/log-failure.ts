import type { FastifyRequest } from 'fastify';
import { type AppError, InternalError } from '../errors.ts';

/** Writes a failure of ours into the log, with its stack, under the id that its answer carries. */
export function logFailure(request: Pick<FastifyRequest, 'log'>, failure: AppError): void {
  if (failure instanceof InternalError) request.log.error({ err: failure.cause }, 'request failed');
  else request.log.warn({ err: failure }, 'request could not be served now');
}
