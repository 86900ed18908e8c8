import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('payment_attempt_cart').on('payment_attempt').columns(['cartId']).execute();
}
