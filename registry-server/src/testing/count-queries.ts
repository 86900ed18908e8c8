import type { CompiledQuery } from 'kysely';
import type { Db } from '../database/dialects.ts';

/** Runs the work and tells how many statements it sent to the database, outside of transactions. */
export async function countQueries(db: Db, work: () => Promise<unknown>): Promise<number> {
  const executor = db.getExecutor();
  const original = executor.executeQuery;
  let count = 0;
  executor.executeQuery = function (this: typeof executor, query: CompiledQuery<never>) {
    count += 1;
    return original.call(this, query);
  } as typeof original;
  try {
    await work();
  } finally {
    executor.executeQuery = original;
  }
  return count;
}
