import type { Kysely } from 'kysely';

/** What staff write to one another about pages and the modules on them, in threads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('comment_thread')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('pageId', 'integer', (column) => column.notNull().references('page.id').onDelete('cascade'))
    .addColumn('moduleId', 'text')
    .addColumn('driver', 'text')
    .addColumn('startedAt', 'timestamptz', (column) => column.notNull())
    .addColumn('startedById', 'integer', (column) => column.references('staff_user.id').onDelete('set null'))
    .addColumn('resolvedAt', 'timestamptz')
    .addColumn('resolvedBy', 'text')
    .execute();
  await db.schema.createIndex('comment_thread_page').on('comment_thread').columns(['pageId', 'resolvedAt']).execute();
  await db.schema.createIndex('comment_thread_started_by').on('comment_thread').column('startedById').execute();
  await db.schema
    .createTable('page_comment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('threadId', 'text', (column) => column.notNull().references('comment_thread.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('authorId', 'integer', (column) => column.references('staff_user.id').onDelete('set null'))
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('deletedAt', 'timestamptz')
    .addUniqueConstraint('page_comment_position_key', ['threadId', 'position'])
    .execute();
  await db.schema.createIndex('page_comment_author').on('page_comment').column('authorId').execute();
}
