import type { Kysely } from 'kysely';

/** How large a variant is in its packaging: one value, since two lengths of three tell nothing of what it fits into. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('product_variant').addColumn('dimensions', 'jsonb').execute();
}
