import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customer_identity')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('customerId', 'integer', (column) => column.notNull().references('customer.id').onDelete('cascade'))
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('customer_identity_pkey', ['provider', 'subject'])
    .execute();
  await db.schema.createIndex('customer_identity_customer').on('customer_identity').column('customerId').execute();

  await db.schema
    .createTable('sso_attempt')
    .addColumn('stateHash', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('browserHash', 'text', (column) => column.notNull())
    .addColumn('redirectUri', 'text', (column) => column.notNull())
    .addColumn('codeVerifier', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sso_attempt_expiry').on('sso_attempt').column('expiresAt').execute();

  await db.schema
    .createTable('sso_pending')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('browserHash', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('isEmailVerified', 'boolean', (column) => column.notNull())
    .addColumn('firstName', 'text', (column) => column.notNull())
    .addColumn('lastName', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sso_pending_expiry').on('sso_pending').column('expiresAt').execute();
}
