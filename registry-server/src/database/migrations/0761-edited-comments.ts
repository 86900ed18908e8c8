import type { Kysely } from 'kysely';

/** When whoever wrote a comment changed its words for the last time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('page_comment').addColumn('editedAt', 'timestamptz').execute();
}
