export interface RateLimitOptions {
  /** So many at once, after a long pause … */
  readonly burst: number;
  /** … and so many an hour in the long run. */
  readonly perHour: number;
  readonly now?: () => number;
}

/** Takes one of a key's allowance; false when there is none left. */
export type RateLimit = (key: string) => boolean;

const HOUR_MS = 60 * 60_000;
/** Keys remembered; the one unused for longest is forgotten first. */
const MAX_KEYS = 20_000;

/** An allowance for each key that fills up as time goes by. It is kept in this process: each node has its own. */
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
