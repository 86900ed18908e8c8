import { HOUR_MS, MINUTE_MS } from '../../time/durations.ts';

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
