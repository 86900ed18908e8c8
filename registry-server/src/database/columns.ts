import { type ColumnType, type CreateTableBuilder, type Generated, type RawBuilder, sql } from 'kysely';
import type { Engine } from './dialects.ts';

/** A `jsonb` column: read as a value, written as the text of `JSON.stringify`. */
export type Json<T> = ColumnType<T, string, string>;
/** A `timestamptz` column. */
export type Timestamp = ColumnType<Date, Date, Date>;
/** A key that the database numbers. */
export type Id = Generated<number>;

/** Adds the numbered primary key `id`, the one column that the two engines spell differently. */
export function withId<T extends string, C extends string>(
  table: CreateTableBuilder<T, C>,
  engine: Engine,
): CreateTableBuilder<T, C | 'id'> {
  return table.addColumn('id', 'integer', (column) =>
    engine === 'postgres' ? column.generatedByDefaultAsIdentity().primaryKey() : column.autoIncrement().primaryKey(),
  );
}

/** The type of text that is ordered byte by byte, whatever the database's language. */
export function binaryText(engine: Engine): 'text' | RawBuilder<unknown> {
  return engine === 'postgres' ? sql`text collate "C"` : 'text';
}
