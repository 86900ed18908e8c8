import { type InsertType, type Kysely, type RawBuilder, type SelectType, sql } from 'kysely';
import { engineOf } from './engine.ts';
import type { Tables } from './tables.ts';
import type { Trx } from './transaction.ts';

/** SQLite takes 32,766 values in one statement, PostgreSQL 65,535. */
const MOST_VALUES = 30_000;
const ROWS_AT_ONCE = 5_000;

export type TableName = keyof Tables & string;
export type ColumnOf<Table extends TableName> = keyof Tables[Table] & string;

/** A column that each new row gives, null included: all but those that have a default. */
type GivenColumn<Table extends TableName> = {
  [Column in ColumnOf<Table>]: undefined extends InsertType<Tables[Table][Column]> ? never : Column;
}[ColumnOf<Table>];

/** Refuses a list of columns that leaves one out which each new row gives. */
export type Complete<Table extends TableName, Column extends string> = [GivenColumn<Table>] extends [Column]
  ? unknown
  : { readonly missing: Exclude<GivenColumn<Table>, Column> };

/** What a row has in some of its columns, as it is read: JSON carries the value of a JSON column, not its text. */
export type RowOf<Table extends TableName, Column extends ColumnOf<Table>> = {
  readonly [Each in Column]: SelectType<Tables[Table][Each]>;
};

/** The columns that rows of a table are written with; one that is misspelt, or that each row gives and is missing, does not compile. */
export function columnsOf<Table extends TableName>() {
  return <const Columns extends readonly ColumnOf<Table>[]>(
    columns: Columns & Complete<Table, Columns[number]>,
  ): Columns => columns;
}

/** `insert into <table> (<columns>) <select>`, to which conflicts and what is returned may be added. */
export function insertSelect<Table extends TableName>(
  db: Kysely<Tables>,
  table: Table,
  columns: readonly ColumnOf<Table>[],
  select: RawBuilder<unknown>,
) {
  // While the table is a parameter, Kysely's types cannot look up its columns: those of this function stand for them.
  return db
    .insertInto(table)
    .columns(columns as never)
    .expression(select as never);
}

/**
 * Rows that are the text of one parameter (`rowsAsJson`) as the source of an `insert … select`: one statement for any
 * number of rows. (`where true` separates it from an `on conflict` that may follow, which SQLite would parse as a join.)
 */
export function selectFromJson(db: Kysely<Tables>, table: TableName, columns: readonly string[], rows: string) {
  if (engineOf(db) === 'postgres') {
    const names = sql.join(columns.map((column) => sql.ref(column)));
    return sql`select ${names} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)`;
  }
  const values = sql.join(columns.map((_, index) => sql`value ->> ${sql.lit(index)}`));
  return sql`select ${values} from json_each(${rows}) where true`;
}

/** The text of rows that `selectFromJson` takes; in it a column that a row does not have is null. */
export function rowsAsJson(db: Kysely<Tables>, columns: readonly string[], rows: readonly object[]): string {
  if (engineOf(db) === 'postgres') return JSON.stringify(rows);
  return JSON.stringify(rows.map((row) => columns.map((column) => (row as Record<string, unknown>)[column] ?? null)));
}

/** Inserts rows by one parameter and one statement, however many; conflicts and what is returned may be added. */
export function insertRows<Table extends TableName, Column extends ColumnOf<Table>>(
  trx: Trx,
  table: Table,
  columns: readonly Column[] & Complete<Table, Column>,
  rows: readonly RowOf<Table, NoInfer<Column>>[],
) {
  return insertSelect(trx, table, columns, selectFromJson(trx, table, columns, rowsAsJson(trx, columns, rows)));
}

/** Inserts rows in chunks of some thousand. */
export async function insertMany<Table extends TableName, Column extends ColumnOf<Table>>(
  trx: Trx,
  table: Table,
  columns: readonly Column[] & Complete<Table, Column>,
  rows: readonly RowOf<Table, NoInfer<Column>>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await insertRows(trx, table, columns, rows.slice(from, from + ROWS_AT_ONCE)).execute();
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
