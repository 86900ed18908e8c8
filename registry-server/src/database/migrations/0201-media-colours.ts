import type { Kysely } from 'kysely';

/** Null until it is known: the colours of pictures uploaded before are found out after the start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media_file').addColumn('colour', 'text').execute();
}
