import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('site')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
