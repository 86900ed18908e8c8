import { sql } from 'kysely';
import { engineOf } from '../../../database/engine.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import type { Trx } from '../../../database/transaction.ts';

const DIGITS = 9;

/** What stands for the number in the statement that inserts an order, where a sequence gives it. */
export const NEXT_OF_SEQUENCE = sql<string>`lpad(nextval('order_number_seq')::text, ${sql.lit(DIGITS)}, '0')`;

const countUp = prepareQuery([], (db) =>
  db.updateTable('order_number').set({ last: sql<number>`last + 1` }).where('id', '=', 1).returning('last'),
);

/**
 * The next number, `000000012`, on SQLite; on PostgreSQL it comes with the insert, and this one is empty. Numbers only
 * grow; one that a failed order took on PostgreSQL is missing.
 */
export async function nextOrderNumber(trx: Trx): Promise<string> {
  if (engineOf(trx) === 'postgres') return '';
  const [row] = await countUp(trx, {});
  if (!row) throw new Error('The counter of order numbers has no row');
  return String(row.last).padStart(DIGITS, '0');
}
