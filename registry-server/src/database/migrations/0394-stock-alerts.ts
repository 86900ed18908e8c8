import { type Kysely, sql } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await withId(db.schema.createTable('stock_alert'), engineOf(db))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('customerId', 'integer', (column) => column.references('customer.id').onDelete('set null'))
    // By name: a product may be withdrawn and come back.
    .addColumn('productSku', 'text', (column) => column.notNull())
    .addColumn('variantSku', 'text', (column) => column.notNull())
    .addColumn('siteId', 'integer', (column) => column.notNull().references('site.id'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('UNCONFIRMED', 'WAITING')`))
    .addColumn('tokenHash', 'text', (column) => column.unique())
    .addColumn('tokenExpiresAt', 'timestamptz')
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('stock_alert_wish_key', ['email', 'variantSku'])
    .execute();
  await db.schema
    .createIndex('stock_alert_waiting')
    .on('stock_alert')
    .columns(['productSku', 'status', 'id'])
    .execute();
  await db.schema.createIndex('stock_alert_customer').on('stock_alert').column('customerId').execute();
  await db.schema.createIndex('stock_alert_age').on('stock_alert').columns(['status', 'tokenExpiresAt']).execute();
}
