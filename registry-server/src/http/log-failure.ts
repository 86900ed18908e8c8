import type { FastifyRequest } from 'fastify';
import { type AppError, InternalError } from '../errors.ts';

/** Writes a failure of ours into the log, with its stack, under the id that its answer carries. */
export function logFailure(request: Pick<FastifyRequest, 'log'>, failure: AppError): void {
  // What was thrown without being an error has no stack; that of the failure at least says where it came out.
  const err = failure.cause instanceof Error ? failure.cause : failure;
  if (failure instanceof InternalError) request.log.error({ err }, 'request failed');
  else request.log.warn({ err: failure }, 'request could not be served now');
}
