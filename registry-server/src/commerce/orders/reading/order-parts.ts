import type { Db } from '../../../database/dialects.ts';
import { isAnyOf } from '../../../database/is-any-of.ts';
import { type PreparedQuery, prepareQuery } from '../../../database/prepared-query.ts';
import { queryTogether } from '../../../database/query-together.ts';
import type { Trx } from '../../../database/transaction.ts';
import { shipmentQueries, toShipments } from './order-shipments.ts';

/** The orders whose parts are read, by one query for however many there are. */
export interface OfOrders {
  readonly orders: number[];
}

/** In their order. */
const lines = prepareQuery(['orders'], (db, { orders }: OfOrders) =>
  db
    .selectFrom('sales_order_line')
    .selectAll()
    .where(isAnyOf(db, 'orderId', orders))
    .orderBy('orderId')
    .orderBy('position'),
);

const addresses = prepareQuery(['orders'], (db, { orders }: OfOrders) =>
  db
    .selectFrom('sales_order_address')
    .selectAll()
    .where(isAnyOf(db, 'orderId', orders)),
);

/** Highest rate first. */
const taxes = prepareQuery(['orders'], (db, { orders }: OfOrders) =>
  db
    .selectFrom('sales_order_tax')
    .selectAll()
    .where(isAnyOf(db, 'orderId', orders))
    .orderBy('rate', 'desc'),
);

const discounts = prepareQuery(['orders'], (db, { orders }: OfOrders) =>
  db
    .selectFrom('sales_order_discount')
    .selectAll()
    .where(isAnyOf(db, 'orderId', orders))
    .orderBy('position'),
);

/** Oldest first. */
const history = prepareQuery(['orders'], (db, { orders }: OfOrders) =>
  db
    .selectFrom('sales_order_status')
    .selectAll()
    .where(isAnyOf(db, 'orderId', orders))
    .orderBy('id'),
);

const consents = prepareQuery(['orders'], (db, { orders }: OfOrders) =>
  db
    .selectFrom('sales_order_consent')
    .selectAll()
    .where(isAnyOf(db, 'orderId', orders))
    .orderBy('agreement'),
);

/** Oldest first, those for staff only as well. */
const comments = prepareQuery(['orders'], (db, { orders }: OfOrders) =>
  db
    .selectFrom('sales_order_comment')
    .selectAll()
    .where(isAnyOf(db, 'orderId', orders))
    .orderBy('id'),
);

/** Invoices and their corrections, oldest first. */
const documents = prepareQuery(['orders'], (db, { orders }: OfOrders) =>
  db
    .selectFrom('issued_document')
    .selectAll()
    .where(isAnyOf(db, 'orderId', orders))
    .orderBy('id'),
);

export const readOrderLines = readerOf(lines);
export const readOrderAddresses = readerOf(addresses);
export const readOrderTaxes = readerOf(taxes);
export const readOrderDiscounts = readerOf(discounts);
export const readOrderHistory = readerOf(history);
export const readOrderConsents = readerOf(consents);
export const readOrderComments = readerOf(comments);
export const readOrderDocuments = readerOf(documents);

/** Shipments with what is in them and how they can be followed. */
export async function readOrderShipments(db: Db | Trx, orders: readonly number[]) {
  return toShipments(await queryTogether(db, shipmentQueries(db, { orders: [...orders] })));
}

/** All parts of these orders, by order, in one go. */
export async function readAllParts(db: Db | Trx, ids: readonly number[]) {
  const of = { orders: [...ids] };
  const [found, addressed, taxed, discounted, moved, agreed, said, ...sent] = await queryTogether(db, [
    lines.with(db, of),
    addresses.with(db, of),
    taxes.with(db, of),
    discounts.with(db, of),
    history.with(db, of),
    consents.with(db, of),
    comments.with(db, of),
    ...shipmentQueries(db, of),
  ]);
  return {
    lines: byOrder(found),
    addresses: byOrder(addressed),
    taxes: byOrder(taxed),
    discounts: byOrder(discounted),
    history: byOrder(moved),
    consents: byOrder(agreed),
    comments: byOrder(said),
    shipments: toShipments(sent),
  };
}

function readerOf<Row extends { readonly orderId: number }>(query: PreparedQuery<OfOrders, Row>) {
  return async (db: Db | Trx, orders: readonly number[]) => byOrder(await query(db, { orders: [...orders] }));
}

function byOrder<Row extends { readonly orderId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, ({ orderId }) => orderId);
}
