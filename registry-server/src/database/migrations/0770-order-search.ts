import type { Kysely } from 'kysely';
import { binaryText } from '../columns.ts';
import { engineOf } from '../engine.ts';

/**
 * Orders are found by what a shopper says on the phone. First names of orders that are there are not known apart from
 * their addresses: those orders are found by the last name alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sales_order')
    .addColumn('firstNameKey', binaryText(engineOf(db)), (column) => column.notNull().defaultTo(''))
    .execute();
  const indices = [
    ['sales_order_address_phone', 'sales_order_address', 'phone'],
    ['sales_order_line_sku', 'sales_order_line', 'sku'],
    ['sales_order_line_product', 'sales_order_line', 'productSku'],
    ['shipment_tracking_number', 'shipment_tracking', 'number'],
  ] as const;
  for (const [name, table, column] of indices) await db.schema.createIndex(name).on(table).column(column).execute();
}
