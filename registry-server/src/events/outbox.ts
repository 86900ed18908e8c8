import { sql } from 'kysely';
import { engineOf } from '../database/engine.ts';
import type { Trx } from '../database/transaction.ts';

/** PostgreSQL's channel that wakes the nodes; the outbox is the truth, a lost wake-up only costs time. */
export const WAKE_CHANNEL = 'witryna_outbox';

/**
 * Tells, in the transaction of the change itself, what has changed. Whoever keeps an answer under one of the tags
 * drops it: `page:12`, `path:pl:/o-nas`, `product:RL-1`, `category:twarz`, `line:swit`, `brand:rosa-i-len`,
 * `file:3`, `site:pl`.
 */
export async function recordChange(trx: Trx, tags: readonly string[]): Promise<void> {
  const unique = [...new Set(tags)];
  if (unique.length === 0) return;
  await trx
    .insertInto('outbox')
    .values({ tags: JSON.stringify(unique), createdAt: new Date() })
    .execute();
  if (engineOf(trx) === 'postgres') await sql`select pg_notify(${WAKE_CHANNEL}, '')`.execute(trx);
}
