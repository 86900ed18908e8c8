import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from './dialects.ts';
import type { Tables } from './tables.ts';

/** Some rows that are older than a moment. */
export interface OldRows<Time> {
  readonly time: Time;
  readonly before: Date;
  readonly limit: number;
  /** Which of them alone. */
  readonly only?: RawBuilder<SqlBool>;
}

/** Deletes rows that are old, the oldest first, so many that others need not wait; answers how many it was. */
export async function deleteOldest<Table extends keyof Tables & string>(
  db: Db,
  table: Table,
  { time, before, limit, only = sql<SqlBool>`1 = 1` }: OldRows<keyof Tables[Table] & string>,
): Promise<number> {
  const [rows, at] = [sql.table(table), sql.ref(time)];
  const { numAffectedRows = 0n } = await sql`
    delete from ${rows} where "id" in (
      select "id" from ${rows} where ${at} < ${before} and ${only} order by ${at}, "id" limit ${limit}
    )`.execute(db);
  return Number(numAffectedRows);
}
