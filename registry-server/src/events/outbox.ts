import { sql } from 'kysely';
import type { Db } from '../database/dialects.ts';
import { engineOf } from '../database/engine.ts';
import { prepareQuery } from '../database/prepared-query.ts';
import { queryTogether } from '../database/query-together.ts';
import type { Trx } from '../database/transaction.ts';

/** PostgreSQL's channel that wakes the nodes; the outbox is the truth, a lost wake-up only costs time. */
export const WAKE_CHANNEL = 'witryna_outbox';

/**
 * Tells, in the transaction of the change itself, what has changed (see `tags.ts`).
 * Whoever keeps an answer under one of the tags drops it.
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
 * The statement that tells a change without waking anybody, for the busiest writers: PostgreSQL commits transactions
 * that notify one after another, each with its own way to the disk. They call `wakeNodes` after the commit.
 */
export function changeQuery(trx: Trx, tags: readonly string[]) {
  return insertChange.with(trx, { tags: JSON.stringify([...new Set(tags)]), createdAt: new Date() });
}

/** Wakes all nodes; a wake-up that is lost only costs time. */
export async function wakeNodes(db: Db): Promise<void> {
  if (engineOf(db) === 'postgres') await wakeQuery(db, {}).catch(() => []);
}
