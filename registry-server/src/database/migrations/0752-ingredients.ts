import type { Kysely } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

/** Ingredients that the shop tells of, by what lists of ingredients call them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await withId(db.schema.createTable('ingredient'), engineOf(db))
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('inci', 'jsonb', (column) => column.notNull())
    .addColumn('mediaId', 'integer', (column) => column.references('media_file.id'))
    .addColumn('urlPath', 'text')
    .execute();
  await db.schema.createIndex('ingredient_media').on('ingredient').column('mediaId').execute();
}
