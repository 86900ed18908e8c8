import type { Kysely } from 'kysely';

/** What shoppers searched for, and what staff made of it: words that are looked for as well, and pages to lead to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('searched_phrase')
    .addColumn('siteId', 'integer', (column) => column.notNull().references('site.id').onDelete('cascade'))
    .addColumn('phrase', 'text', (column) => column.notNull())
    .addColumn('written', 'text', (column) => column.notNull())
    .addColumn('uses', 'integer', (column) => column.notNull())
    .addColumn('results', 'integer', (column) => column.notNull())
    .addColumn('lastSeenAt', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('searched_phrase_key', ['siteId', 'phrase'])
    .execute();
  await db.schema.createIndex('searched_phrase_seen').on('searched_phrase').column('lastSeenAt').execute();
  await db.schema.createIndex('searched_phrase_uses').on('searched_phrase').columns(['uses', 'lastSeenAt']).execute();
  await db.schema
    .createTable('search_synonym')
    .addColumn('phrase', 'text', (column) => column.primaryKey())
    .addColumn('written', 'text', (column) => column.notNull())
    .addColumn('means', 'jsonb', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('search_redirect')
    .addColumn('siteId', 'integer', (column) => column.notNull().references('site.id').onDelete('cascade'))
    .addColumn('phrase', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_redirect_key', ['siteId', 'phrase'])
    .execute();
}
