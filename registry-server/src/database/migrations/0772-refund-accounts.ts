import type { Kysely } from 'kysely';

/** Where the buyer wants the money of an order that goes back by a transfer; the number and its holder encrypted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('refund_account')
    .addColumn('orderId', 'integer', (column) => column.primaryKey().references('sales_order.id').onDelete('cascade'))
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('ending', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('refund_account_updated').on('refund_account').column('updatedAt').execute();
}
