import { type RawBuilder, sql } from 'kysely';
import { engineOf } from '../../../database/engine.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { ShopSettings } from '../../shop-settings.ts';

/** Of a number, behind the prefix of its site. */
export const NUMBER_DIGITS = 9;

/** How a site numbers its orders. */
export type NumberSettings = Pick<ShopSettings, 'orderNumberPrefix' | 'orderNumberStart'>;

/**
 * What stands for the number in the statement that inserts an order, where a sequence gives it. A sequence that has not
 * come to the site's first number is moved there, by one order at a time: only those wait that come before it is moved.
 */
export function nextOfSequence({
  orderNumberPrefix: prefix,
  orderNumberStart: start,
}: NumberSettings): RawBuilder<string> {
  const moved = sql`(
    select setval('order_number_seq', greatest(cast(${start} as bigint), (select last_value + 1 from order_number_seq)))
    from (select pg_advisory_xact_lock(hashtext('order_number_seq'))) as moving
  )`;
  const next = sql`case
    when cast(${start} as bigint) > 1 and (select last_value from order_number_seq) < cast(${start} as bigint) - 1
    then ${moved} else nextval('order_number_seq') end`;
  return sql<string>`cast(${prefix} as text) || lpad((${next})::text, ${sql.lit(NUMBER_DIGITS)}, '0')`;
}

const countUp = prepareQuery(['start'], (db, { start }: { readonly start: number }) =>
  db
    .updateTable('order_number')
    .set({ last: sql<number>`max(last + 1, ${start})` })
    .where('id', '=', 1)
    .returning('last'),
);

/**
 * The next number, `000000012`, on SQLite; on PostgreSQL it comes with the insert, and this one is empty. All sites
 * count together, so that no two orders are ever of one number. Numbers only grow; one that a failed order took on
 * PostgreSQL is missing.
 */
export async function nextOrderNumber(
  trx: Trx,
  { orderNumberPrefix: prefix, orderNumberStart: start }: NumberSettings,
): Promise<string> {
  if (engineOf(trx) === 'postgres') return '';
  const [row] = await countUp(trx, { start });
  if (!row) throw new Error('The counter of order numbers has no row');
  return `${prefix}${String(row.last).padStart(NUMBER_DIGITS, '0')}`;
}
