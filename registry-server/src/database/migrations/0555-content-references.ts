import type { Kysely } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

/** What pages point at. Pages of before are read at the first start: `indexedBy` says which schemas a page was read with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await withId(db.schema.createTable('content_reference'), engineOf(db))
    .addColumn('pageId', 'integer', (column) => column.notNull().references('page.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('placedModuleId', 'text')
    .addColumn('driver', 'text')
    .execute();
  await db.schema
    .createIndex('content_reference_page')
    .on('content_reference')
    .columns(['pageId', 'state', 'kind'])
    .execute();
  await db.schema.createIndex('content_reference_key').on('content_reference').columns(['kind', 'key']).execute();
  await db.schema.alterTable('page').addColumn('indexedBy', 'text').execute();
}
