import { type Kysely, sql } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await withId(db.schema.createTable('issued_document'), engineOf(db))
    .addColumn('orderId', 'integer', (column) => column.notNull().references('sales_order.id'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('invoice', 'correction')`))
    .addColumn('number', 'text', (column) => column.notNull().unique())
    // One invoice for an order; one correction for each refund.
    .addColumn('occasion', 'text', (column) => column.notNull())
    .addColumn('content', 'jsonb', (column) => column.notNull())
    .addColumn('issuedAt', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('issued_document_orderId_kind_occasion_key', ['orderId', 'kind', 'occasion'])
    .execute();
  await db.schema.createIndex('issued_document_time').on('issued_document').column('issuedAt').execute();

  await db.schema
    .createTable('document_counter')
    .addColumn('series', 'text', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute();
}
