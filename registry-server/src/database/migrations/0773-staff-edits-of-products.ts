import type { Kysely } from 'kysely';

/** Which fields of a product staff have written themselves: an import leaves those as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('product')
    .addColumn('staffEdits', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
