import { HOUR_MS } from '../time/durations.ts';
export interface RateLimitOptions {
  /** Maximum burst after a long pause. */
  readonly burst: number;
  /** Sustained rate per hour. */
  readonly perHour: number;
  readonly now?: () => number;
}

/** Takes one token of a key; false when there is none left. */
export type RateLimit = (key: string) => boolean;

/** Maximum number of keys; the least recently used is dropped first. */
const MAX_KEYS = 20_000;

/** A token bucket per key, in this process only. */
export function createRateLimit({ burst, perHour, now = Date.now }: RateLimitOptions): RateLimit {
  const allowances = new Map<string, { left: number; at: number }>();

  return (key) => {
    const at = now();
    const known = allowances.get(key);
    const left = known ? Math.min(burst, known.left + ((at - known.at) * perHour) / HOUR_MS) : burst;
    allowances.delete(key);
    allowances.set(key, { left: left >= 1 ? left - 1 : left, at });
    const oldest = allowances.size > MAX_KEYS ? allowances.keys().next().value : undefined;
    if (oldest !== undefined) allowances.delete(oldest);
    return left >= 1;
  };
}
