import { type Insertable, type RawBuilder, sql } from 'kysely';
import { engineOf } from './engine.ts';
import type { Tables } from './tables.ts';
import type { Trx } from './transaction.ts';

/** SQLite takes 32,766 values in one statement, PostgreSQL 65,535. */
const MOST_VALUES = 30_000;
const ROWS_AT_ONCE = 5_000;

/** Tables without a column of JSON. */
export type PlainTable =
  | 'delivery_point_word'
  | 'price_history'
  | 'product_category'
  | 'product_list_price'
  | 'product_media'
  | 'product_price'
  | 'product_word'
  | 'stock';

/**
 * Rows as the source of an `insert … select`: one parameter and one statement for any number of rows. All rows have the
 * same fields; a JSON column gets the value itself, not its text. (`where true` separates it from an `on conflict` that
 * may follow, which SQLite would parse as a join.)
 */
export function rowsAsSelect(
  trx: Trx,
  table: keyof Tables & string,
  columns: readonly string[],
  rows: readonly object[],
): RawBuilder<unknown> {
  if (engineOf(trx) === 'postgres') {
    const names = sql.join(columns.map((column) => sql.ref(column)));
    return sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
  }
  const values = sql.join(columns.map((_, index) => sql`value ->> ${sql.lit(index)}`));
  const arrays = rows.map((row) => columns.map((column) => (row as Record<string, unknown>)[column] ?? null));
  return sql`select ${values} from json_each(${JSON.stringify(arrays)}) where true`;
}

/** Inserts rows of the same shape, in chunks of a thousand. */
export async function insertMany<Table extends PlainTable>(
  trx: Trx,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const part = rows.slice(from, from + ROWS_AT_ONCE);
    await trx
      .insertInto(table)
      .columns(columns as never)
      .expression(rowsAsSelect(trx, table, columns, part) as never)
      .execute();
  }
}

/**
 * Keys for `where … in`, in chunks that fit one statement. The last key is repeated until their number is a power
 * of two, which does not change the result, so that only few different statements stay prepared.
 */
export function keyLists<Key>(keys: Iterable<Key>): Key[][] {
  const all = [...new Set(keys)];
  const lists: Key[][] = [];
  for (let from = 0; from < all.length; from += MOST_VALUES / 2)
    lists.push(padded(all.slice(from, from + MOST_VALUES / 2)));
  return lists;
}

/** Keys for `where … in` that are few enough for one statement; see `keyLists`. */
export function keyList<Key>(keys: Iterable<Key>): Key[] {
  return padded([...new Set(keys)]);
}

function padded<Key>(keys: Key[]): Key[] {
  const last = keys.at(-1);
  if (last === undefined) return keys;
  const size = 2 ** Math.ceil(Math.log2(keys.length));
  while (keys.length < size) keys.push(last);
  return keys;
}
