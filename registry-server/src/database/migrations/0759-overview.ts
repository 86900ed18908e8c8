import type { Kysely } from 'kysely';

/** What the overview of staff counts: sales by the moment of payment, from the index alone, and pages by who saved them last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('sales_order_paid')
    .on('sales_order')
    .columns(['paidAt', 'status', 'currency', 'total'])
    .execute();
  await db.schema.createIndex('page_saved_by').on('page').columns(['updatedBy', 'updatedAt', 'id']).execute();
}
