import type { Kysely } from 'kysely';

/** Who asked to join friends and family and waits for staff, or was refused; null for all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('customer').addColumn('friendsAndFamilyRequest', 'text').execute();
}
