import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

/** An invariant whose violations are found by a query: one column `subject`, for both engines. */
export function byQuery(name: string, says: string, query: string): Invariant {
  return {
    name,
    says,
    async find(db, limit) {
      const found = sql<{
        subject: string | number;
      }>`select subject from (${sql.raw(query)}) as found limit ${sql.lit(limit)}`;
      const { rows } = await found.execute(db);
      return rows.map(({ subject }) => String(subject));
    },
  };
}
