import type { Kysely } from 'kysely';

/** Codes and tokens that pay once, sealed, between choosing a way of payment and placing the order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_secret')
    .addColumn('cartId', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('payment_secret_expiry').on('payment_secret').columns(['expiresAt']).execute();
}
