import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseConnection } from 'kysely';
import type { Db } from '../database/dialects.ts';

/**
 * Runs the work, and lets something happen right before its statement of this number (from 1) goes to the database,
 * outside of transactions. Gives what the work gave, and whether it came that far.
 */
export async function beforeStatement<T>(
  db: Db,
  number: number,
  act: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly hasActed: boolean }> {
  const executor = db.getExecutor();
  const original = executor.provideConnection;
  const watched = new AsyncLocalStorage<boolean>();
  let statements = 0;
  executor.provideConnection = async function <U>(
    this: typeof executor,
    consumer: (connection: DatabaseConnection) => Promise<U>,
  ): Promise<U> {
    if (watched.getStore()) {
      statements += 1;
      // Before the connection is lent: SQLite has one.
      if (statements === number) await watched.run(false, act);
    }
    return original.call(this, consumer) as Promise<U>;
  };
  try {
    const result = await watched.run(true, work);
    return { result, hasActed: statements >= number };
  } finally {
    executor.provideConnection = original;
  }
}
