import type { Kysely } from 'kysely';

/** Keys with which customers sign in, and the challenges that they answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customer_passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customerId', 'integer', (column) => column.notNull().references('customer.id').onDelete('cascade'))
    .addColumn('credentialId', 'text', (column) => column.notNull().unique())
    .addColumn('userHandle', 'text', (column) => column.notNull())
    .addColumn('publicKey', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'jsonb', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('isSynced', 'boolean', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('lastUsedAt', 'timestamptz')
    .execute();
  await db.schema.createIndex('customer_passkey_customer').on('customer_passkey').column('customerId').execute();

  await db.schema
    .createTable('customer_passkey_challenge')
    .addColumn('challengeHash', 'text', (column) => column.primaryKey())
    .addColumn('browserHash', 'text', (column) => column.notNull())
    .addColumn('customerId', 'integer', (column) => column.references('customer.id').onDelete('cascade'))
    .addColumn('userHandle', 'text')
    .addColumn('expiresAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('customer_passkey_challenge_expiry')
    .on('customer_passkey_challenge')
    .column('expiresAt')
    .execute();
}
