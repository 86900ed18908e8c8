import { createHash } from 'node:crypto';
import type { Db } from '../database/dialects.ts';
import { TooManyRequests } from '../graphql/refusals.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../time/durations.ts';
import type { LimitName, LimitRules } from './limit-defaults.ts';
import { createRateLimitsStore, LimitReached } from './rate-limits.store.ts';

/** A limit and whom it counts: by something that a client cannot choose, or whose owner alone is affected. */
export interface LimitClaim {
  readonly limit: LimitName;
  readonly subject: string;
  readonly amount?: number;
}

/** What was counted of a request. */
export interface TakenAllowance {
  /** Returns the count after a right guess. */
  release(): Promise<void>;
}

export interface RateLimits {
  /**
   * Counts an attempt before its result is known, so that concurrent attempts cannot exceed the limit together. Throws
   * `TooManyRequests`, which says when to try again; nothing is counted then.
   */
  take(claims: readonly LimitClaim[]): Promise<TakenAllowance>;
  /** Whether `remember` was called for this in the last 90 days. */
  isRemembered(subject: string): Promise<boolean>;
  remember(subject: string): Promise<void>;
  prune(): Promise<void>;
}

const MEMORY_MS = 90 * DAY_MS;

const keyOf = (kind: string, subject: string) =>
  createHash('sha256').update(`${kind}:${subject}`).digest('hex').slice(0, 32);

/** Limits shared by all nodes. */
export function createRateLimits(db: Db, rules: LimitRules, now: () => Date = () => new Date()): RateLimits {
  const store = createRateLimitsStore(db);
  return {
    async take(claims) {
      const counts = claims.map(({ limit, subject, amount = 1 }) => {
        const { max, windowMinutes } = rules[limit];
        return { key: keyOf(limit, subject), max, windowMs: windowMinutes * MINUTE_MS, amount };
      });
      const at = now();
      try {
        const counted = await store.claim(counts, at);
        return { release: () => store.release(counted) };
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error;
        throw new TooManyRequests(Math.max(1, Math.ceil((error.endsAt.getTime() - at.getTime()) / SECOND_MS)));
      }
    },
    isRemembered: (subject) => store.isRemembered(keyOf('remembered', subject), now()),
    remember: (subject) => store.remember(keyOf('remembered', subject), new Date(now().getTime() + MEMORY_MS)),
    prune: () => store.prune(now()),
  };
}

/**
 * Runs a guess: it counts against the limits unless it is right or fails for another reason.
 */
export async function guess<T>(
  limits: RateLimits,
  claims: readonly LimitClaim[],
  attempt: () => Promise<T>,
  isWrongGuess: (error: unknown) => boolean,
): Promise<T> {
  const taken = await limits.take(claims);
  try {
    const result = await attempt();
    await taken.release();
    return result;
  } catch (error) {
    if (!isWrongGuess(error)) await taken.release();
    throw error;
  }
}
