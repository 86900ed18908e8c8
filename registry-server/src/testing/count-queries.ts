import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection } from 'kysely';
import type { Db } from '../database/dialects.ts';

/**
 * Runs the work and tells how many statements it sent to the database, however they are sent, outside of transactions.
 * What the server does meanwhile by its own clocks does not count.
 */
export async function countQueries(db: Db, work: () => Promise<unknown>): Promise<number> {
  const executor = db.getExecutor();
  const original = executor.provideConnection;
  const counted = new AsyncLocalStorage<true>();
  let count = 0;
  const counting = (connection: DatabaseConnection): DatabaseConnection => ({
    executeQuery(query) {
      count += 1;
      return connection.executeQuery(query);
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  });
  executor.provideConnection = function <T>(
    this: typeof executor,
    consumer: (connection: DatabaseConnection) => Promise<T>,
  ): Promise<T> {
    if (!counted.getStore()) return original.call(this, consumer) as Promise<T>;
    return original.call(this, (connection) => consumer(counting(connection))) as Promise<T>;
  };
  try {
    await counted.run(true, work);
  } finally {
    executor.provideConnection = original;
  }
  // A count of nothing would be the same however the work grows.
  if (count === 0) throw new Error('The work sent no statement that could be counted.');
  return count;
}
