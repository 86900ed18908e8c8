import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../time/durations.ts';
import { nextRetryForever } from '../../../work/backoff.ts';

/** Pauses between questions about what stays open; the last one goes on. */
const PAUSES_MS = [
  30 * SECOND_MS,
  MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
] as const;

/** When to ask the next time, after so many questions. */
export function nextRetryAt(checks: number, now: Date): Date {
  return nextRetryForever(PAUSES_MS, checks + 1, now);
}
