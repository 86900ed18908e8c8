import { HOUR_MS, MINUTE_MS } from '../../time/durations.ts';
import type { PostOutcome } from './post-safely.ts';

/** How long to wait after the first, second, … failure; after the last one nobody tries again. Two days in all. */
export const RETRY_PAUSES_MS: readonly number[] = [
  10_000,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  15 * HOUR_MS,
  24 * HOUR_MS,
];

/** When to try again after this many attempts; undefined means never. */
export function nextDeliveryAfter(attempts: number, now: Date): Date | undefined {
  const pauseMs = RETRY_PAUSES_MS[attempts - 1];
  return pauseMs === undefined ? undefined : new Date(now.getTime() + pauseMs);
}

/** Any 2xx; a redirect is none, since it is not followed. */
export function isTaken(outcome: PostOutcome): boolean {
  return 'status' in outcome && outcome.status >= 200 && outcome.status < 300;
}

/**
 * Whether an endpoint is switched off with the delivery that was just given up: nothing has arrived there since that
 * delivery was written. One event that the other side cannot stand is no reason, nor is a short outage.
 */
export function isEndpointLost(
  endpoint: { readonly lastSuccessAt: Date | null },
  delivery: { readonly createdAt: Date },
): boolean {
  return endpoint.lastSuccessAt === null || endpoint.lastSuccessAt < delivery.createdAt;
}
