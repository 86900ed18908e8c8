import { type Kysely, sql } from 'kysely';

/**
 * Since when a person sends the money of a refund: from its beginning where no provider took the payment, and later where
 * the provider has refused to give it back. What was refused before this has been left to staff already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payment_refund').addColumn('byHandSince', 'timestamptz').execute();
  await sql`update payment_refund set "byHandSince" = "createdAt"
    where "attemptId" in (select id from payment_attempt where provider is null)`.execute(db);
  await db.schema
    .createIndex('payment_refund_by_hand')
    .on('payment_refund')
    .columns(['state', 'byHandSince'])
    .execute();
}
