import type { Insertable } from 'kysely';
import type { Tables } from './tables.ts';
import type { Trx } from './transaction.ts';

/** SQLite takes 32,766 values in one statement, PostgreSQL 65,535. */
const MOST_VALUES = 30_000;

/** Inserts rows of the same shape, in as few statements as the engines allow. */
export async function insertMany<Table extends keyof Tables & string>(
  trx: Trx,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (const part of partsOf(rows)) await trx.insertInto(table).values(part).execute();
}

/** The rows in parts that one statement can hold. */
export function partsOf<Row extends object>(rows: readonly Row[]): Row[][] {
  const [first] = rows;
  if (!first) return [];
  const size = Math.max(1, Math.floor(MOST_VALUES / Object.keys(first).length));
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
