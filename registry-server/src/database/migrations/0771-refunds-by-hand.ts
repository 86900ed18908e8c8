import type { Kysely } from 'kysely';

/** What was sent back by hand when a return was settled: the payment knows nothing of it, accounting has to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('return_request').addColumn('handRefund', 'integer').execute();
}
