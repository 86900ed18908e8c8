import type { Kysely } from 'kysely';

/** What was counted against limits that hold on all nodes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_limit_count')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('endsAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('rate_limit_count_end').on('rate_limit_count').column('endsAt').execute();
}
