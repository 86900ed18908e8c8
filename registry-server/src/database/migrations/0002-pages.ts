import type { Kysely } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await withId(db.schema.createTable('page'), engineOf(db))
    .addColumn('siteId', 'integer', (column) => column.notNull().references('site.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('isTemplate', 'boolean', (column) => column.notNull())
    .addColumn('theme', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    // No foreign keys on the two pointers: page and first revision are written together, in either order.
    .addColumn('draftRevisionId', 'text', (column) => column.notNull())
    .addColumn('publishedRevisionId', 'text')
    .addColumn('publishedAt', 'timestamptz')
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedBy', 'text')
    .addUniqueConstraint('page_siteId_slug_key', ['siteId', 'slug'])
    .execute();
  await db.schema.createIndex('page_updated').on('page').columns(['siteId', 'updatedAt', 'id']).execute();
  await db.schema
    .createIndex('page_type')
    .on('page')
    .columns(['siteId', 'type', 'isTemplate', 'publishedAt'])
    .execute();

  await db.schema
    .createTable('page_revision')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('pageId', 'integer', (column) => column.notNull().references('page.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('createdBy', 'text')
    .addColumn('publishedAt', 'timestamptz')
    .addUniqueConstraint('page_revision_pageId_number_key', ['pageId', 'number'])
    .execute();
}
