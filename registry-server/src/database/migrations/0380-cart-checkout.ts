import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cart_checkout')
    .addColumn('cartId', 'text', (column) => column.primaryKey().references('cart.id').onDelete('cascade'))
    .addColumn('shippingAddress', 'jsonb')
    .addColumn('billingAddress', 'jsonb')
    .addColumn('isBillingSame', 'boolean', (column) => column.notNull())
    .addColumn('pointCode', 'text')
    .addColumn('delivery', 'jsonb')
    .addColumn('payment', 'jsonb')
    .addColumn('consents', 'jsonb', (column) => column.notNull())
    .addColumn('customerNotes', 'text')
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .execute();
}
