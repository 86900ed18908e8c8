import { type Kysely, sql } from 'kysely';

/** Which device a token is used on, roughly, and accounts on their way out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('customer_token').addColumn('device', 'text').execute();

  await db.schema
    .createTable('customer_deletion')
    .addColumn('customerId', 'integer', (column) => column.primaryKey().references('customer.id').onDelete('cascade'))
    .addColumn('siteId', 'integer', (column) => column.notNull().references('site.id'))
    .addColumn('tokenHash', 'text')
    .addColumn('isScheduled', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('endsAt', 'timestamptz', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('customer_deletion_end').on('customer_deletion').column('endsAt').execute();
}
