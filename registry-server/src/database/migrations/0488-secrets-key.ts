import type { Kysely } from 'kysely';

/** One row says which key sealed the secrets of this database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('secrets_key')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .execute();
}
