import { type ColumnType, type CreateTableBuilder, type Generated, type RawBuilder, sql } from 'kysely';
import type { Engine } from './dialects.ts';

/** A `jsonb` column: read as a value, written as the text of `JSON.stringify`. */
export type Json<T> = ColumnType<T, string, string>;
/** A `timestamptz` column. */
export type Timestamp = ColumnType<Date, Date, Date>;
/** An auto-increment key. */
export type Id = Generated<number>;

/** Adds the auto-increment primary key `id`, the only column whose definition differs between the engines. */
export function withId<T extends string, C extends string>(
  table: CreateTableBuilder<T, C>,
  engine: Engine,
): CreateTableBuilder<T, C | 'id'> {
  return table.addColumn('id', 'integer', (column) =>
    engine === 'postgres' ? column.generatedByDefaultAsIdentity().primaryKey() : column.autoIncrement().primaryKey(),
  );
}

/** A text type with binary collation, whatever the database's locale. */
export function binaryText(engine: Engine): 'text' | RawBuilder<unknown> {
  return engine === 'postgres' ? sql`text collate "C"` : 'text';
}
