import type { Kysely } from 'kysely';

/** What was taken out of carts, so that it can be put back as it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cart_removal')
    .addColumn('cartId', 'text', (column) => column.notNull().references('cart.id').onDelete('cascade'))
    .addColumn('lineId', 'bigint', (column) => column.notNull())
    .addColumn('lines', 'jsonb', (column) => column.notNull())
    .addColumn('removedAt', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('cart_removal_pkey', ['cartId', 'lineId'])
    .execute();
}
