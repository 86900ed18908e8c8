import { type Kysely, sql } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await withId(db.schema.createTable('customer'), engineOf(db))
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('passwordHash', 'text')
    .addColumn('firstName', 'text', (column) => column.notNull())
    .addColumn('lastName', 'text', (column) => column.notNull())
    .addColumn('middleName', 'text')
    .addColumn('prefix', 'text')
    .addColumn('suffix', 'text')
    .addColumn('gender', 'integer')
    .addColumn('phone', 'text')
    .addColumn('dateOfBirth', 'text')
    .addColumn('taxvat', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('isActive', 'boolean', (column) => column.notNull().defaultTo(sql`true`))
    .addColumn('isSubscribed', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('kameleon', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('friendsAndFamily', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('milesAndMore', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('emailConfirmedAt', 'timestamptz')
    .addColumn('deletedAt', 'timestamptz')
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('customer_age').on('customer').columns(['createdAt', 'id']).execute();

  await db.schema
    .createTable('customer_token')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('customerId', 'integer', (column) => column.notNull().references('customer.id').onDelete('cascade'))
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('lastSeenAt', 'timestamptz', (column) => column.notNull())
    .addColumn('expiresAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('customer_token_customer').on('customer_token').column('customerId').execute();
  await db.schema.createIndex('customer_token_expiry').on('customer_token').column('expiresAt').execute();

  await db.schema
    .createTable('customer_one_time_token')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('customerId', 'integer', (column) => column.notNull().references('customer.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('password-reset', 'confirm-email')`),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('expiresAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('customer_one_time_token_customer')
    .on('customer_one_time_token')
    .columns(['customerId', 'purpose'])
    .execute();
  await db.schema
    .createIndex('customer_one_time_token_expiry')
    .on('customer_one_time_token')
    .column('expiresAt')
    .execute();

  await withId(db.schema.createTable('customer_consent'), engineOf(db))
    .addColumn('customerId', 'integer', (column) => column.notNull().references('customer.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('textVersion', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('acceptedAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('customer_consent_customer').on('customer_consent').column('customerId').execute();

  // Failures of customers are counted in the same place as those of staff, under keys of their own.
  await db.schema.alterTable('staff_sign_in_failure').renameTo('sign_in_failure').execute();
}
