import { MINUTE_MS } from '../../time/durations.ts';

const FREE_FAILURES = 3;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 8_000;

/** Failures older than this are forgotten. */
export const FAILURE_MEMORY_MS = 15 * MINUTE_MS;

/**
 * How long the next attempt has to wait. It grows, but never becomes a lock-out:
 * otherwise anybody could keep anybody else out.
 */
export function delayAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(FIRST_DELAY_MS * 2 ** (failures - FREE_FAILURES), LONGEST_DELAY_MS);
}
