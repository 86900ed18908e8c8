import type { Db } from '../../../database/dialects.ts';
import { keyList } from '../../../database/insert-many.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { OrderShipment } from '../order-view.ts';

/** The parts of orders, each read by one query for however many orders. */
type Orders = readonly number[];

/** Lines by order, in their order. */
export async function readOrderLines(db: Db | Trx, orders: Orders) {
  const rows = await db
    .selectFrom('sales_order_line')
    .selectAll()
    .where('orderId', 'in', keyList(orders))
    .orderBy('orderId')
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

export async function readOrderAddresses(db: Db | Trx, orders: Orders) {
  const rows = await db.selectFrom('sales_order_address').selectAll().where('orderId', 'in', keyList(orders)).execute();
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** Highest rate first. */
export async function readOrderTaxes(db: Db | Trx, orders: Orders) {
  const rows = await db
    .selectFrom('sales_order_tax')
    .selectAll()
    .where('orderId', 'in', keyList(orders))
    .orderBy('rate', 'desc')
    .execute();
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

export async function readOrderDiscounts(db: Db | Trx, orders: Orders) {
  const rows = await db
    .selectFrom('sales_order_discount')
    .selectAll()
    .where('orderId', 'in', keyList(orders))
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** Oldest first. */
export async function readOrderHistory(db: Db | Trx, orders: Orders) {
  const rows = await db
    .selectFrom('sales_order_status')
    .selectAll()
    .where('orderId', 'in', keyList(orders))
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

export async function readOrderConsents(db: Db | Trx, orders: Orders) {
  const rows = await db
    .selectFrom('sales_order_consent')
    .selectAll()
    .where('orderId', 'in', keyList(orders))
    .orderBy('agreement')
    .execute();
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** Oldest first, those for staff only as well. */
export async function readOrderComments(db: Db | Trx, orders: Orders) {
  const rows = await db
    .selectFrom('sales_order_comment')
    .selectAll()
    .where('orderId', 'in', keyList(orders))
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** Shipments with what is in them and how they can be followed; three queries. */
export async function readOrderShipments(db: Db | Trx, orders: Orders): Promise<ReadonlyMap<number, OrderShipment[]>> {
  const shipments = await db
    .selectFrom('shipment')
    .selectAll()
    .where('orderId', 'in', keyList(orders))
    .orderBy('id')
    .execute();
  if (shipments.length === 0) return new Map();
  const ids = keyList(shipments.map(({ id }) => id));
  const lines = await db.selectFrom('shipment_line').selectAll().where('shipmentId', 'in', ids).orderBy('id').execute();
  const tracking = await db
    .selectFrom('shipment_tracking')
    .selectAll()
    .where('shipmentId', 'in', ids)
    .orderBy('id')
    .execute();
  const whole = shipments.map((shipment) => ({
    ...shipment,
    lines: lines.filter(({ shipmentId }) => shipmentId === shipment.id),
    tracking: tracking.filter(({ shipmentId }) => shipmentId === shipment.id),
  }));
  return Map.groupBy(whole, ({ orderId }) => orderId);
}

/** Invoices and their corrections, oldest first. */
export async function readOrderPapers(db: Db | Trx, orders: Orders) {
  const rows = await db
    .selectFrom('issued_document')
    .selectAll()
    .where('orderId', 'in', keyList(orders))
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ orderId }) => orderId);
}
