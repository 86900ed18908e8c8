import type { Db } from '../../../database/dialects.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import type { RowsOfQueries } from '../../../database/query-together.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { OrderShipment } from '../order-view.ts';
import type { OfOrders } from './order-parts.ts';

const shipments = prepareQuery(['orders'], (db, { orders }: OfOrders) =>
  db
    .selectFrom('shipment')
    .selectAll()
    .where(isAnyOf(db, 'orderId', orders))
    .orderBy('id'),
);

const lines = prepareQuery(['orders'], (db, { orders }: OfOrders) =>
  db
    .selectFrom('shipment_line')
    .innerJoin('shipment', 'shipment.id', 'shipment_line.shipmentId')
    .selectAll('shipment_line')
    .where(isAnyOf(db, 'shipment.orderId', orders))
    .orderBy('shipment_line.id'),
);

const tracking = prepareQuery(['orders'], (db, { orders }: OfOrders) =>
  db
    .selectFrom('shipment_tracking')
    .innerJoin('shipment', 'shipment.id', 'shipment_tracking.shipmentId')
    .selectAll('shipment_tracking')
    .where(isAnyOf(db, 'shipment.orderId', orders))
    .orderBy('shipment_tracking.id'),
);

/** What is asked for the parcels of orders, to be run together. */
export const shipmentQueries = (db: Db | Trx, orders: OfOrders) =>
  [shipments.with(db, orders), lines.with(db, orders), tracking.with(db, orders)] as const;

/** The parcels by order, oldest first, of what these found. */
export function toShipments([rows, carried, numbers]: RowsOfQueries<ReturnType<typeof shipmentQueries>>): Map<
  number,
  OrderShipment[]
> {
  const linesOf = Map.groupBy(carried, ({ shipmentId }) => shipmentId);
  const trackingOf = Map.groupBy(numbers, ({ shipmentId }) => shipmentId);
  const whole = rows.map((shipment) => ({
    ...shipment,
    lines: linesOf.get(shipment.id) ?? [],
    tracking: trackingOf.get(shipment.id) ?? [],
  }));
  return Map.groupBy(whole, ({ orderId }) => orderId);
}
