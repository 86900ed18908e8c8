import type { Kysely } from 'kysely';

/** When a page is published and withdrawn by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_schedule')
    .addColumn('pageId', 'integer', (column) => column.primaryKey().references('page.id').onDelete('cascade'))
    .addColumn('revisionId', 'text')
    .addColumn('publishAt', 'timestamptz')
    .addColumn('unpublishAt', 'timestamptz')
    .addColumn('setBy', 'text', (column) => column.notNull())
    .addColumn('failedAt', 'timestamptz')
    .execute();
  await db.schema.createIndex('page_schedule_publishAt').on('page_schedule').column('publishAt').execute();
  await db.schema.createIndex('page_schedule_unpublishAt').on('page_schedule').column('unpublishAt').execute();
}
