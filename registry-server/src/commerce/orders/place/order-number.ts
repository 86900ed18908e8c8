import { sql } from 'kysely';
import { engineOf } from '../../../database/engine.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import type { Trx } from '../../../database/transaction.ts';

const DIGITS = 9;

const countUp = prepareQuery([], (db) =>
  db.updateTable('order_number').set({ last: sql<number>`last + 1` }).where('id', '=', 1).returning('last'),
);

const nextOfSequence = sql<{ last: number }>`select nextval('order_number_seq') as last`;

/** The next number, `000000012`. Numbers only grow; one that a failed order took is missing. */
export async function nextOrderNumber(trx: Trx): Promise<string> {
  const rows = engineOf(trx) === 'postgres' ? (await nextOfSequence.execute(trx)).rows : await countUp(trx, {});
  const last = rows[0]?.last;
  if (last === undefined) throw new Error('Orders are numbered.');
  return String(last).padStart(DIGITS, '0');
}
