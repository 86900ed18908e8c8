import type { Transaction } from 'kysely';
import type { Db } from './dialects.ts';
import { isWorthRepeating } from './failures.ts';
import type { Tables } from './tables.ts';

const MAX_ATTEMPTS = 4;

/** Inside a transaction speak to this only: the plain handle would wait for the transaction's end on SQLite, for ever. */
export type Trx = Transaction<Tables>;

/** Runs the work in one transaction; repeats it when PostgreSQL chose it as the victim of a conflict. */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isWorthRepeating(error)) throw error;
    }
  }
}
