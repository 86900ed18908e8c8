import type { Kysely } from 'kysely';

/** A brand has a logo from the media library and a page that tells of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('brand')
    .addColumn('mediaId', 'integer', (column) => column.references('media_file.id'))
    .execute();
  await db.schema.alterTable('brand').addColumn('urlPath', 'text').execute();
}
