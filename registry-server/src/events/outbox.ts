import { sql } from 'kysely';
import { engineOf } from '../database/engine.ts';
import type { Trx } from '../database/transaction.ts';

/** PostgreSQL's channel that wakes the nodes; the outbox is the truth, a lost wake-up only costs time. */
export const WAKE_CHANNEL = 'witryna_outbox';

/**
 * Tells, in the transaction of the change itself, what has changed (see `tags.ts`).
 * Whoever keeps an answer under one of the tags drops it.
 */
export async function recordChange(trx: Trx, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await trx
    .insertInto('outbox')
    .values({ tags: JSON.stringify([...new Set(tags)]), createdAt: new Date() })
    .execute();
  if (engineOf(trx) === 'postgres') await sql`select pg_notify(${WAKE_CHANNEL}, '')`.execute(trx);
}
