import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { engineOf } from './engine.ts';
import type { Tables } from './tables.ts';

/** `column in (keys)` with all keys in one parameter: the same statement for any number of keys. */
export function isAnyOf(db: Kysely<Tables>, column: string, keys: readonly unknown[]): RawBuilder<SqlBool> {
  const name = sql.ref(column);
  return engineOf(db) === 'postgres'
    ? sql<SqlBool>`${name} = any(${keys})`
    : sql<SqlBool>`${name} in (select value from json_each(${keys}))`;
}
