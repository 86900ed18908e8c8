import type { Kysely } from 'kysely';

/** Who of staff has which page open, for as long as that is true. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_presence')
    .addColumn('pageId', 'integer', (column) => column.notNull().references('page.id').onDelete('cascade'))
    .addColumn('userId', 'integer', (column) => column.notNull().references('staff_user.id').onDelete('cascade'))
    .addColumn('endsAt', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_presence_key', ['pageId', 'userId'])
    .execute();
  await db.schema.createIndex('page_presence_ends').on('page_presence').column('endsAt').execute();
  await db.schema.createIndex('page_presence_user').on('page_presence').column('userId').execute();
}
