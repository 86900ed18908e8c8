import { type Kysely, sql } from 'kysely';
import { withId } from '../columns.ts';
import { engineOf } from '../engine.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const engine = engineOf(db);
  await withId(db.schema.createTable('return_request'), engine)
    .addColumn('orderId', 'integer', (column) => column.notNull().references('sales_order.id'))
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('requested', 'received', 'refunded', 'rejected')`),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'timestamptz', (column) => column.notNull())
    .addColumn('statusAt', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('return_request_order').on('return_request').column('orderId').execute();
  await db.schema.createIndex('return_request_status').on('return_request').columns(['status', 'id']).execute();

  await db.schema
    .createTable('return_line')
    .addColumn('returnId', 'integer', (column) => column.notNull().references('return_request.id').onDelete('cascade'))
    .addColumn('orderLineId', 'integer', (column) => column.notNull().references('sales_order_line.id'))
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addPrimaryKeyConstraint('return_line_pkey', ['returnId', 'orderLineId'])
    .execute();

  await withId(db.schema.createTable('return_history'), engine)
    .addColumn('returnId', 'integer', (column) => column.notNull().references('return_request.id').onDelete('cascade'))
    .addColumn('from', 'text')
    .addColumn('to', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('staffId', 'integer')
    .addColumn('note', 'text')
    .execute();
  await db.schema.createIndex('return_history_return').on('return_history').columns(['returnId', 'id']).execute();
}
