import type { Transaction } from 'kysely';
import type { Db } from './dialects.ts';
import { isWorthRepeating } from './failures.ts';
import type { Tables } from './tables.ts';

const MAX_ATTEMPTS = 4;

/** Use only this inside a transaction: on SQLite the plain handle would wait forever for the transaction's end. */
export type Trx = Transaction<Tables>;

/** Runs the work in one transaction; repeats it after a serialization conflict or deadlock on PostgreSQL. */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isWorthRepeating(error)) throw error;
    }
  }
}
