import type { Kysely } from 'kysely';

/** How often visitors met which speed, by day: counts only, so that no row is about a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('web_vital_count')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('upTo', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('web_vital_count_pkey', ['day', 'page', 'device', 'metric', 'upTo'])
    .execute();
}
