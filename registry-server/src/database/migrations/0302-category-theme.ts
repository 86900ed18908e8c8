import type { Kysely } from 'kysely';

/** A category may be shown in a theme of its own; null where its template decides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('category').addColumn('theme', 'text').execute();
}
