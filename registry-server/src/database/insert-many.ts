import type { Insertable } from 'kysely';
import type { Tables } from './tables.ts';
import type { Trx } from './transaction.ts';

/** SQLite takes 32,766 values in one statement, PostgreSQL 65,535. */
const MOST_VALUES = 30_000;
/**
 * Rows of one statement. Few sizes make few different statements: those stay prepared, and a statement for each number
 * of rows there can be would fill the memory.
 */
const SIZES = [256, 32, 4, 1] as const;

/** Inserts rows of the same shape, by the hundred. */
export async function insertMany<Table extends keyof Tables & string>(
  trx: Trx,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (const part of partsOf(rows)) await trx.insertInto(table).values(part).execute();
}

/** The rows in parts of few different sizes, each for one statement. */
export function partsOf<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  let from = 0;
  for (const size of SIZES) {
    for (; rows.length - from >= size; from += size) parts.push(rows.slice(from, from + size));
  }
  return parts;
}

/**
 * Keys for `where … in`, in parts that one statement can hold. The last key is repeated until their number is a power
 * of two, for the same reason: it finds nothing twice.
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
