import { CompiledQuery } from 'kysely';
import type { Db } from '../database/dialects.ts';

/** Runs a statement that needs no parameters: for filling databases by the hundred thousand rows. */
export async function runStatement(db: Db, statement: string): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(statement));
}
