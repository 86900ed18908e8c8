import { type Kysely, sql } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

/** What people are written of the pages that they work on together, and which of these mails each of them wants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['mailsOnPublication', 'mailsOnComments'])
    await db.schema
      .alterTable('staff_user')
      .addColumn(name, 'boolean', (column) => column.notNull().defaultTo(sql`true`))
      .execute();
  await withId(db.schema.createTable('page_notice'), engineOf(db))
    .addColumn('userId', 'integer', (column) => column.notNull().references('staff_user.id').onDelete('cascade'))
    .addColumn('pageId', 'integer', (column) => column.notNull().references('page.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('threadId', 'text', (column) => column.references('comment_thread.id').onDelete('cascade'))
    .addColumn('commentId', 'text', (column) => column.references('page_comment.id').onDelete('cascade'))
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('dueAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('page_notice_due').on('page_notice').column('dueAt').execute();
  await db.schema.createIndex('page_notice_user').on('page_notice').column('userId').execute();
  await db.schema.createIndex('page_notice_page').on('page_notice').column('pageId').execute();
  await db.schema.createIndex('page_notice_thread').on('page_notice').column('threadId').execute();
  await db.schema.createIndex('page_notice_comment').on('page_notice').column('commentId').execute();
}
