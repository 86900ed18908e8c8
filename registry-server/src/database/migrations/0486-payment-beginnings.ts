import type { Kysely } from 'kysely';

/** Who asks a provider for a payment holds a lease, so that one that died meanwhile blocks nobody for long. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payment_attempt').addColumn('leaseUntil', 'timestamptz').execute();
  await db.schema.alterTable('payment_attempt').addColumn('answeredAt', 'timestamptz').execute();
}
