import { sql } from 'kysely';
import type { Db } from '../database/dialects.ts';
import { engineOf } from '../database/engine.ts';
import { inTransaction, type Trx } from '../database/transaction.ts';
import { tagsOfChange } from './tags.ts';

/** Numbered in the order in which listeners see it. */
export interface Change {
  readonly number: number;
  readonly tags: readonly string[];
}

/** Number of changes kept for listeners that reconnect. */
const KEPT_CHANGES = 10_000;
const BATCH = 500;

/** The numbered log of the outbox. */
export function createEventLog(db: Db) {
  return {
    /**
     * Numbers the rows of the outbox. Numbers are assigned here and not on writing, since rows commit in another order
     * than they are written: a listener that has seen 7 would never see a 6 that was committed later.
     */
    async publishPending(): Promise<void> {
      if (!(await hasPending(db))) return;
      while ((await inTransaction(db, publishBatch)) === BATCH);
    },

    /** Changes after the given number, oldest first. */
    async readAfter(number: number): Promise<Change[]> {
      const rows = await db
        .selectFrom('outbox')
        .select(['number', 'tags'])
        .where('number', '>', number)
        .orderBy('number')
        .limit(BATCH)
        .$narrowType<{ number: number }>()
        .execute();
      return rows.map((row) => ({ number: row.number, tags: tagsOfChange(row.tags) }));
    },

    /** The range of kept numbers; `oldest` is `last` + 1 when the log is empty. */
    async range(): Promise<{ oldest: number; last: number }> {
      const { last } = await db.selectFrom('event_counter').select('last').executeTakeFirstOrThrow();
      const first = await db
        .selectFrom('outbox')
        .select('number')
        .where('number', 'is not', null)
        .orderBy('number')
        .limit(1)
        .executeTakeFirst();
      return { oldest: first?.number ?? last + 1, last };
    },

    /** Deletes all but the newest changes. */
    async prune(kept = KEPT_CHANGES): Promise<void> {
      await db
        .deleteFrom('outbox')
        .where('number', '<=', (query) =>
          query.selectFrom('event_counter').select((inner) => inner('last', '-', kept).as('bound')),
        )
        .execute();
    },
  };
}

export type EventLog = ReturnType<typeof createEventLog>;

async function hasPending(db: Db): Promise<boolean> {
  const row = await db.selectFrom('outbox').select('id').where('number', 'is', null).limit(1).executeTakeFirst();
  return row !== undefined;
}

async function publishBatch(trx: Trx): Promise<number> {
  const { last } = await trx
    .selectFrom('event_counter')
    .select('last')
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  // One statement for any number of rows.
  const published = await trx
    .updateTable('outbox')
    .from((eb) =>
      eb
        .selectFrom('outbox')
        .select(['id', sql<number>`row_number() over (order by id)`.as('place')])
        .where('number', 'is', null)
        .orderBy('id')
        .limit(BATCH)
        .as('pending'),
    )
    .set((eb) => ({ number: eb('pending.place', '+', last) }))
    .whereRef('outbox.id', '=', 'pending.id')
    .returning('outbox.id')
    .execute();
  const number = last + published.length;
  if (number > last) await trx.updateTable('event_counter').set({ last: number }).execute();
  return published.length;
}
