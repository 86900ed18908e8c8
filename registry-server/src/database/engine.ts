import { type Kysely, PostgresAdapter } from 'kysely';
import type { Engine } from './dialects.ts';

/** The engine behind a handle, for the few statements in which the two differ. */
// biome-ignore lint/suspicious/noExplicitAny: a handle with any set of tables, also a migration's
export function engineOf(db: Kysely<any>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
