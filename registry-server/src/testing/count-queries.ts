import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery } from 'kysely';
import type { Db } from '../database/dialects.ts';

/**
 * Runs the work and tells how many statements it sent to the database, outside of transactions. What the server does
 * meanwhile by its own clocks does not count.
 */
export async function countQueries(db: Db, work: () => Promise<unknown>): Promise<number> {
  const executor = db.getExecutor();
  const original = executor.executeQuery;
  const counted = new AsyncLocalStorage<true>();
  let count = 0;
  executor.executeQuery = function (this: typeof executor, query: CompiledQuery<never>) {
    if (counted.getStore()) count += 1;
    return original.call(this, query);
  } as typeof original;
  try {
    await counted.run(true, work);
  } finally {
    executor.executeQuery = original;
  }
  return count;
}
