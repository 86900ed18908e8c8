import type { Db } from '../database/dialects.ts';
import { inTransaction } from '../database/transaction.ts';
import { leaseEnd } from '../work/lease.ts';
import { RETENTION_KIND_NAMES, RETENTION_KINDS, type RetentionKindName } from './retention-kinds.ts';

export type RetentionDays = Readonly<Record<RetentionKindName, number>>;

/** How long each kind is kept, and who sees to it. */
export function createRetentionStore(db: Db, now: () => Date = () => new Date()) {
  return {
    /** Days of every kind: those that staff chose, and the defaults. */
    async days(): Promise<RetentionDays> {
      const rows = await db.selectFrom('retention_setting').select(['kind', 'days']).execute();
      const chosen = new Map(rows.map(({ kind, days }) => [kind, days]));
      return Object.fromEntries(
        RETENTION_KIND_NAMES.map((name) => [name, chosen.get(name) ?? RETENTION_KINDS[name].defaultDays]),
      ) as unknown as RetentionDays;
    },

    /** Keeps what was chosen; the default is no choice, so that a later default holds. */
    save: (chosen: Partial<RetentionDays>): Promise<void> =>
      inTransaction(db, async (trx) => {
        for (const kind of RETENTION_KIND_NAMES) {
          const days = chosen[kind];
          if (days === undefined) continue;
          if (days === RETENTION_KINDS[kind].defaultDays) {
            await trx.deleteFrom('retention_setting').where('kind', '=', kind).execute();
            continue;
          }
          await trx
            .insertInto('retention_setting')
            .values({ kind, days, updatedAt: now() })
            .onConflict((conflict) => conflict.column('kind').doUpdateSet({ days, updatedAt: now() }))
            .execute();
        }
      }),

    async lastRunAt(): Promise<Date | null> {
      const { lastRunAt } = await db.selectFrom('retention_lease').select('lastRunAt').executeTakeFirstOrThrow();
      return lastRunAt;
    },

    /** Takes the lease, or renews it for the run that holds it; false where another node has it. */
    async hold(holder: string): Promise<boolean> {
      const at = now();
      const { numUpdatedRows } = await db
        .updateTable('retention_lease')
        .set({ holder, heldUntil: leaseEnd(at) })
        .where((eb) => eb.or([eb('heldUntil', 'is', null), eb('heldUntil', '<=', at), eb('holder', '=', holder)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Gives the lease back. */
    async release(holder: string, isDone: boolean): Promise<void> {
      await db
        .updateTable('retention_lease')
        .set({ holder: null, heldUntil: null, ...(isDone && { lastRunAt: now() }) })
        .where('holder', '=', holder)
        .execute();
    },
  };
}

export type RetentionStore = ReturnType<typeof createRetentionStore>;
