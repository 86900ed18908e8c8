import { CompiledQuery, type KyselyPlugin, type QueryId, type RootOperationNode } from 'kysely';
import type { Db } from '../database/dialects.ts';

/** How SQLite goes about the queries of some work: the lines of `explain query plan`, as `SEARCH page USING INDEX …`. */
export async function queryPlans(db: Db, work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const asked: { readonly node: RootOperationNode; readonly queryId: QueryId }[] = [];
  const watch: KyselyPlugin = {
    transformQuery: (query) => {
      asked.push(query);
      return query.node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(db.withPlugin(watch));
  const lines: string[] = [];
  for (const { node, queryId } of asked) {
    const { sql, parameters } = db.getExecutor().compileQuery(node, queryId);
    const { rows } = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    );
    lines.push(...rows.map(({ detail }) => detail));
  }
  return lines;
}
