import { type Kysely, sql } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

/** Labels that carriers make for parcels; each is written down before a carrier is asked for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statuses = sql`status in ('requested', 'pending', 'ready', 'refused', 'canceled', 'discarded')`;
  await withId(db.schema.createTable('shipping_label'), engineOf(db))
    .addColumn('orderId', 'integer', (column) => column.notNull().references('sales_order.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('parcel', 'jsonb', (column) => column.notNull())
    .addColumn('cod', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(statuses))
    .addColumn('providerReference', 'text')
    .addColumn('trackingNumber', 'text')
    .addColumn('problem', 'text')
    .addColumn('problemDetail', 'text')
    .addColumn('staffId', 'integer', (column) => column.references('staff_user.id').onDelete('set null'))
    .addColumn('attemptedAt', 'timestamptz', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('shipping_label_order').on('shipping_label').columns(['orderId', 'id']).execute();
}
