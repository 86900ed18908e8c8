import { AppError } from '../errors.ts';

/** Seconds after which a refused request may be tried again; undefined when its refusal does not say. */
export function retryAfterOf(error: unknown): number | undefined {
  const cause = error instanceof AppError ? error : (error as { originalError?: unknown } | null)?.originalError;
  if (!(cause instanceof AppError)) return undefined;
  const { retryAfterSeconds } = (cause.details ?? {}) as { retryAfterSeconds?: unknown };
  return typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined;
}
