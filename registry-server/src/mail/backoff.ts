import { HOUR_MS, MINUTE_MS } from '../time/durations.ts';
import { nextRetryAt } from '../work/backoff.ts';

/** Pauses after the first, second, … failure; after the last one the mail is given up. */
export const RETRY_PAUSES_MS: readonly number[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
];

interface SmtpError {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

/** True when the mailbox is refused permanently (5xx for its address): no retry. */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as SmtpError;
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}

/** When to try again after this many attempts; undefined means never. */
export function nextMailRetryAt(attempts: number, error: unknown, now: Date): Date | undefined {
  return isRefusedForGood(error) ? undefined : nextRetryAt(RETRY_PAUSES_MS, attempts, now);
}

const MAX_ERROR_LENGTH = 300;
/** Maximum length of a stored failure. */
const MAX_READ_LENGTH = 10_000;
const MAIL_ADDRESS = /^[^@]+@[^@]/;

/** The storable text of a failure, without the addresses that mail servers repeat in their answers. */
export function describeFailure(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  // Word by word: a regular expression for an address would take quadratic time on a long word.
  const words = text.slice(0, MAX_READ_LENGTH).split(/([\s<>"'(),;:]+)/);
  const kept = words.map((word) => (MAIL_ADDRESS.test(word) ? '…' : word));
  return kept.join('').slice(0, MAX_ERROR_LENGTH);
}
