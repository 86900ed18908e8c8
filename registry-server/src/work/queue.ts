import { type Kysely, type Selectable, sql } from 'kysely';
import type { Db } from '../database/dialects.ts';
import { engineOf } from '../database/engine.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction, type Trx } from '../database/transaction.ts';
import { type LeasedRows, type LeaseEnds, leaseEnd } from './lease.ts';

/** A table whose rows are work to be done, shared by all nodes. */
export interface QueueOptions<Name extends keyof Tables> {
  readonly table: Name;
  /** When a row is due: null when nothing is left to do. While a node works at a row under a lease, the end of it. */
  readonly dueAt: keyof Tables[Name] & string;
  /** How often a row was tried. */
  readonly tries: keyof Tables[Name] & string;
  /** Of the rows with one value of the column, how many one batch takes: a slow one does not take all the room. */
  readonly share?: { readonly column: keyof Tables[Name] & string; readonly most: number };
}

/**
 * Kysely's types cannot follow tables and columns that are parameters. So the queries are typed for this one, and its names
 * stand for those of `QueueOptions`, which are checked against the table.
 */
interface QueueTable {
  readonly id: number;
  readonly dueAt: Date | null;
  readonly tries: number;
}
const asQueue = (db: Db | Trx) => db as unknown as Kysely<{ queue: QueueTable }>;

/**
 * Claims rows that are due and puts them off. There are two ways. A batch is claimed under a lease (`claimDue`, `renew`;
 * see `workUnderLease`) where the work is short and the next time follows from how it ends. Single rows are claimed until
 * their next try (`findDue`, `claim`) where whatever comes of the work, or of this process, they are due again.
 */
export function createQueue<Name extends keyof Tables>(options: QueueOptions<Name>) {
  type Row = Selectable<Tables[Name]> & { readonly id: number };
  const table = options.table as string as 'queue';
  const dueAt = options.dueAt as string as 'dueAt';
  const tries = options.tries as string as 'tries';
  const { share } = options;

  function due(db: Db | Trx, now: Date, limit: number) {
    return asQueue(db).selectFrom(table).where(dueAt, '<=', now).orderBy(dueAt).orderBy('id').limit(limit);
  }

  /** The first so many due rows of each value of the column. Another node may have taken one since: who asks looks again. */
  function withinShare(db: Db | Trx, now: Date, { column, most }: NonNullable<typeof share>) {
    const ranked = asQueue(db)
      .selectFrom(table)
      .select('id')
      .select(
        sql<number>`row_number() over (partition by ${sql.ref(column)} order by ${sql.ref(dueAt)}, id)`.as('place'),
      )
      .where(dueAt, '<=', now);
    return asQueue(db).selectFrom(ranked.as('ranked')).select('id').where('place', '<=', most);
  }

  return {
    /** The cheap question before claiming any. */
    async hasDue(db: Db, now: Date): Promise<boolean> {
      const row = await asQueue(db).selectFrom(table).select('id').where(dueAt, '<=', now).limit(1).executeTakeFirst();
      return row !== undefined;
    },

    /** Rows that are due, longest first; other nodes may find the same. */
    async findDue(db: Db, now: Date, limit: number): Promise<Row[]> {
      const rows = await due(db, now, limit).selectAll().execute();
      return rows as unknown as Row[];
    },

    /** Takes rows that are due and counts the try: no other node gets them until the lease ends, unless it is renewed. */
    claimDue: (db: Db, now: Date, limit: number): Promise<LeasedRows<Row>> =>
      inTransaction(db, async (trx) => {
        const heldUntil = leaseEnd(now);
        const found = await due(trx, now, limit)
          .select('id')
          .$call((query) => (share ? query.where('id', 'in', withinShare(trx, now, share)) : query))
          .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate().skipLocked())
          .execute();
        if (found.length === 0) return { rows: [], heldUntil };
        const ids = found.map(({ id }) => id);
        const rows = await asQueue(trx)
          .updateTable(table)
          .set((row) => ({ [tries]: row(tries, '+', 1), [dueAt]: heldUntil }))
          .where('id', 'in', ids)
          .returningAll()
          .execute();
        return { rows: rows as unknown as Row[], heldUntil };
      }),

    /** Moves the end of the lease of rows that are still worked at; resolves with those that no other node has taken. */
    async renew(db: Db, ids: readonly number[], { heldUntil, until }: LeaseEnds): Promise<number[]> {
      const rows = await asQueue(db)
        .updateTable(table)
        .set({ [dueAt]: until })
        .where('id', 'in', ids)
        .where(dueAt, '=', heldUntil)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Takes one row until its next try: false when another node was faster. */
    async claim(db: Db, row: Pick<Row, 'id'> & { readonly tried: number }, nextAt: Date): Promise<boolean> {
      const { numUpdatedRows } = await asQueue(db)
        .updateTable(table)
        .set({ [dueAt]: nextAt, [tries]: row.tried + 1 })
        .where('id', '=', row.id)
        .where(tries, '=', row.tried)
        .where(dueAt, 'is not', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Counts a try that came to nothing; a row that was done meanwhile stays so. */
    async reschedule(db: Db, row: Pick<Row, 'id'> & { readonly tried: number }, nextAt: Date): Promise<void> {
      await asQueue(db)
        .updateTable(table)
        .set({ [dueAt]: nextAt, [tries]: row.tried + 1 })
        .where('id', '=', row.id)
        .where(dueAt, 'is not', null)
        .execute();
    },
  };
}
