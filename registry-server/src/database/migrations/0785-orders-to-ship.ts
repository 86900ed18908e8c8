import { type Kysely, sql } from 'kysely';

/**
 * Orders that wait for whoever packs. Most orders that are worked on have left long ago; to find the few others, each of
 * them was asked for its lines and parcels. They say it themselves now, and an index holds the few. The status is an
 * expression: SQLite, which knows no numbers of rows, would otherwise read all orders of the status.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sales_order')
    .addColumn('hasPiecesToShip', 'boolean', (column) => column.notNull().defaultTo(sql`true`))
    .execute();
  await db.schema
    .alterTable('sales_order')
    .addColumn('hasUntrackedParcel', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .execute();
  await sql`
    update sales_order set "hasPiecesToShip" = false where not exists (
      select 1 from sales_order_line as line
      where line."orderId" = sales_order.id and line.quantity > line.shipped + line.canceled
    )
  `.execute(db);
  await sql`
    update sales_order set "hasUntrackedParcel" = true where id in (
      select shipment."orderId" from shipment
      left join shipment_tracking on shipment_tracking."shipmentId" = shipment.id
      where shipment_tracking.id is null
    )
  `.execute(db);
  await sql`
    create index sales_order_to_ship on sales_order ("createdAt", id)
    where coalesce(status, '') = 'processing' and "hasPiecesToShip" = true
  `.execute(db);
  await sql`
    create index sales_order_untracked on sales_order ("createdAt", id)
    where coalesce(status, '') = 'processing' and "hasUntrackedParcel" = true
  `.execute(db);
}
