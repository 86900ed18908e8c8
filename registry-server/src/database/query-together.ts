import type { CompiledQuery } from 'kysely';
import type { Db } from './dialects.ts';
import type { Trx } from './transaction.ts';

type RowsOf<Query> = Query extends CompiledQuery<infer Row> ? Row[] : never;

/** The rows of each of these queries. */
export type RowsOfQueries<Queries extends readonly CompiledQuery<unknown>[]> = {
  -readonly [Index in keyof Queries]: RowsOf<Queries[Index]>;
};

/**
 * Runs queries in sequence on one connection, sent without waiting in between: on PostgreSQL one round trip
 * for all of them. Each sees what those before it wrote, and waits for the locks they wait for.
 */
export async function queryTogether<const Queries extends readonly CompiledQuery<unknown>[]>(
  db: Db | Trx,
  queries: Queries,
): Promise<RowsOfQueries<Queries>> {
  const answers = await db
    .getExecutor()
    // Kysely itself would wait for each answer before it sends the next query of a transaction.
    .provideConnection((connection) => Promise.allSettled(queries.map((query) => connection.executeQuery(query))));
  const rows = answers.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value.rows;
  });
  return rows as RowsOfQueries<Queries>;
}
