import type { Db } from '../database/dialects.ts';

/** Opens as many connections as people are about to work at once: the first one to need one would be alone otherwise. */
export async function openConnections(db: Db, count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => db.selectFrom('site').select('id').execute()));
}
