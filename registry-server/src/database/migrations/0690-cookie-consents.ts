import { type Kysely, sql } from 'kysely';

/** What visitors allowed, as proof: nothing in a row says who they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cookie_consent')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('siteId', 'integer', (column) => column.notNull().references('site.id'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('textVersion', 'text', (column) => column.notNull())
    .addColumn('functional', 'boolean', (column) => column.notNull())
    .addColumn('analytics', 'boolean', (column) => column.notNull())
    .addColumn('marketing', 'boolean', (column) => column.notNull())
    .addColumn('way', 'text', (column) => column.notNull().check(sql`way in ('all', 'required', 'selected')`))
    .addColumn('recordedAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('cookie_consent_visitor')
    .on('cookie_consent')
    .columns(['visitor', 'recordedAt'])
    .execute();
  await db.schema.createIndex('cookie_consent_recorded').on('cookie_consent').column('recordedAt').execute();
}
