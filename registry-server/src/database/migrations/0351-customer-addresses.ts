import { type Kysely, sql } from 'kysely';
import { binaryText, withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const engine = engineOf(db);
  await withId(db.schema.createTable('customer_address'), engine)
    .addColumn('customerId', 'integer', (column) => column.notNull().references('customer.id').onDelete('cascade'))
    .addColumn('firstName', 'text', (column) => column.notNull())
    .addColumn('lastName', 'text', (column) => column.notNull())
    .addColumn('middleName', 'text')
    .addColumn('prefix', 'text')
    .addColumn('suffix', 'text')
    .addColumn('company', 'text')
    .addColumn('vatId', 'text')
    .addColumn('street', 'jsonb', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('postcode', 'text')
    .addColumn('countryCode', 'text', (column) => column.notNull())
    .addColumn('region', 'text')
    .addColumn('regionCode', 'text')
    .addColumn('regionId', 'integer')
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('fax', 'text')
    .addColumn('isDefaultShipping', 'boolean', (column) => column.notNull())
    .addColumn('isDefaultBilling', 'boolean', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('updatedAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('customer_address_customer')
    .on('customer_address')
    .columns(['customerId', 'id'])
    .execute();
  // Of each kind a customer has one default at most, whatever happens at the same time.
  for (const kind of ['Shipping', 'Billing']) {
    const name = sql.id(`customer_address_default_${kind.toLowerCase()}`);
    const flag = sql.id(`isDefault${kind}`);
    await sql`create unique index ${name} on customer_address ("customerId") where ${flag} = true`.execute(db);
  }

  await db.schema
    .createTable('customer_word')
    .addColumn('customerId', 'integer', (column) => column.notNull().references('customer.id').onDelete('cascade'))
    .addColumn('word', binaryText(engine), (column) => column.notNull())
    .addPrimaryKeyConstraint('customer_word_pkey', ['customerId', 'word'])
    .execute();
  await db.schema.createIndex('customer_word_word').on('customer_word').columns(['word', 'customerId']).execute();
}
