import type { Db } from '../database/dialects.ts';
import { inTransaction } from '../database/transaction.ts';

/** One count that a claim goes against. */
export interface CountClaim {
  readonly key: string;
  readonly max: number;
  readonly windowMs: number;
  /** The claimed amount. */
  readonly amount: number;
}

/** What was counted, so that it can be returned. */
export interface CountedClaim {
  readonly key: string;
  readonly amount: number;
  readonly endsAt: Date;
}

/** A claim went over a limit; nothing was counted. */
export class LimitReached extends Error {
  /** When the window of the limit ends. */
  readonly endsAt: Date;

  constructor(endsAt: Date) {
    super('A rate limit is reached');
    this.name = new.target.name;
    this.endsAt = endsAt;
  }
}

const PRUNED_AT_ONCE = 5_000;

/** Counts that all nodes share. */
export function createRateLimitsStore(db: Db) {
  return {
    /** Counts all claims or, with `LimitReached`, none; concurrent requests never exceed a limit. */
    async claim(claims: readonly CountClaim[], now: Date): Promise<CountedClaim[]> {
      // A refusal reads only.
      const known = await db
        .selectFrom('rate_limit_count')
        .selectAll()
        .where(
          'key',
          'in',
          claims.map(({ key }) => key),
        )
        .where('endsAt', '>', now)
        .execute();
      refuseReached(
        claims.flatMap((claim) => {
          const row = known.find(({ key }) => key === claim.key);
          return row ? [{ claim, count: row.count + claim.amount, endsAt: row.endsAt }] : [];
        }),
      );
      return inTransaction(db, async (trx) => {
        const counted: CountedClaim[] = [];
        // In a fixed order, so that two requests with the same counts do not deadlock.
        for (const claim of claims.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
          const { key, amount, windowMs } = claim;
          const ends = new Date(now.getTime() + windowMs);
          const row = await trx
            .insertInto('rate_limit_count')
            .values({ key, count: amount, endsAt: ends })
            .onConflict((conflict) =>
              conflict.column('key').doUpdateSet((eb) => {
                const isOver = eb('rate_limit_count.endsAt', '<=', now);
                return {
                  count: eb
                    .case()
                    .when(isOver)
                    .then(amount)
                    .else(eb('rate_limit_count.count', '+', amount))
                    .end(),
                  endsAt: eb.case().when(isOver).then(ends).else(eb.ref('rate_limit_count.endsAt')).end(),
                };
              }),
            )
            .returning(['count', 'endsAt'])
            .executeTakeFirstOrThrow();
          refuseReached([{ claim, ...row }]);
          counted.push({ key, amount, endsAt: row.endsAt });
        }
        return counted;
      });
    },

    /** Takes back what was counted, unless its window is over by now. */
    async release(counted: readonly CountedClaim[]): Promise<void> {
      await inTransaction(db, async (trx) => {
        for (const { key, amount, endsAt } of counted.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
          await trx
            .updateTable('rate_limit_count')
            .set((eb) => ({ count: eb('count', '-', amount) }))
            .where('key', '=', key)
            .where('endsAt', '=', endsAt)
            .where('count', '>=', amount)
            .execute();
        }
      });
    },

    /** Whether something was remembered under this key, and is not forgotten yet. */
    async isRemembered(key: string, now: Date): Promise<boolean> {
      const row = await db
        .selectFrom('rate_limit_count')
        .select('key')
        .where('key', '=', key)
        .where('endsAt', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },

    async remember(key: string, endsAt: Date): Promise<void> {
      await db
        .insertInto('rate_limit_count')
        .values({ key, count: 0, endsAt })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ endsAt }))
        .execute();
    },

    /** Deletes expired windows in batches. */
    async prune(now: Date): Promise<void> {
      await db
        .deleteFrom('rate_limit_count')
        .where('key', 'in', (query) =>
          query.selectFrom('rate_limit_count').select('key').where('endsAt', '<=', now).limit(PRUNED_AT_ONCE),
        )
        .where('endsAt', '<=', now)
        .execute();
    },
  };
}

function refuseReached(
  counts: readonly { readonly claim: CountClaim; readonly count: number; readonly endsAt: Date }[],
) {
  const reached = counts.filter(({ claim, count }) => count > claim.max).map(({ endsAt }) => endsAt.getTime());
  if (reached.length > 0) throw new LimitReached(new Date(Math.max(...reached)));
}
