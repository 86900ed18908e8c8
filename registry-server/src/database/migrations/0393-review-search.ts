import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('product_review').addColumn('rejectionReason', 'text').execute();
  await db.schema
    .alterTable('product_review')
    .addColumn('searchText', 'text', (column) => column.notNull().defaultTo(sql`''`))
    .execute();
}
