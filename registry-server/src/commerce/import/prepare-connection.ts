import { sql } from 'kysely';
import type { Db } from '../../database/dialects.ts';
import { engineOf } from '../../database/engine.ts';

const CACHE_KB = 65_536;
/** Pages in the log before they are moved into the database: with the usual thousand every batch would move its own. */
const CHECKPOINT_PAGES = 16_000;

/** Sets SQLite up for writing much in a row, in this process only; what is committed is as safe as ever. */
export async function prepareForMuchWriting(db: Db): Promise<void> {
  if (engineOf(db) !== 'sqlite') return;
  await sql`pragma cache_size = ${sql.lit(-CACHE_KB)}`.execute(db);
  await sql`pragma wal_autocheckpoint = ${sql.lit(CHECKPOINT_PAGES)}`.execute(db);
}
