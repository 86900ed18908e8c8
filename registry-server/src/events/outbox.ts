import { sql } from 'kysely';
import type { Db } from '../database/dialects.ts';
import { engineOf } from '../database/engine.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import { queryTogether } from '../database/query-together.ts';
import type { Trx } from '../database/transaction.ts';

/** PostgreSQL's NOTIFY channel that wakes the nodes; a lost wake-up only delays, since nodes poll the outbox. */
export const WAKE_CHANNEL = 'witryna_outbox';

/**
 * Records, in the transaction of the change, what has changed (see `tags.ts`).
 * Caches invalidate what carries one of the tags.
 */
export async function recordChange(trx: Trx, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await queryTogether(trx, [
    changeQuery(trx, tags),
    ...(engineOf(trx) === 'postgres' ? [wakeQuery.with(trx, {})] : []),
  ]);
}

const insertChange = prepareQuery(
  ['tags', 'createdAt'],
  (db, values: { readonly tags: string; readonly createdAt: Date }) => db.insertInto('outbox').values(values),
);

const wakeQuery = prepareQuery([], (db) => db.selectNoFrom(sql`pg_notify(${sql.lit(WAKE_CHANNEL)}, '')`.as('woken')));

/**
 * The statement that records a change without NOTIFY, for the most frequent writers: PostgreSQL commits transactions
 * with NOTIFY one after another, each with its own disk write. They call `wakeNodes` after the commit.
 */
export function changeQuery(trx: Trx, tags: readonly string[]) {
  return insertChange.with(trx, { tags: JSON.stringify([...new Set(tags)]), createdAt: new Date() });
}

/** Wakes all nodes; a lost wake-up only delays. */
export async function wakeNodes(db: Db): Promise<void> {
  if (engineOf(db) === 'postgres') await wakeQuery(db, {}).catch(() => []);
}
