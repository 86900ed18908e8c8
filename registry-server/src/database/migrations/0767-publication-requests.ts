import type { Kysely } from 'kysely';

/** Pages that somebody asks a publisher to publish, and those that a publisher has sent back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publication_request')
    .addColumn('pageId', 'integer', (column) => column.primaryKey().references('page.id').onDelete('cascade'))
    .addColumn('revisionId', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('askedById', 'integer', (column) => column.references('staff_user.id').onDelete('set null'))
    .addColumn('askedBy', 'text', (column) => column.notNull())
    .addColumn('askedAt', 'timestamptz', (column) => column.notNull())
    .addColumn('returnedBy', 'text')
    .addColumn('returnedAt', 'timestamptz')
    .addColumn('reply', 'text')
    .execute();
  await db.schema.createIndex('publication_request_asked_by').on('publication_request').column('askedById').execute();
}
