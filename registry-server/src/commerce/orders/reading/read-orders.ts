import type { Db } from '../../../database/dialects.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { OrderAddress, OrderRow, OrderView } from '../order-view.ts';
import {
  readOrderAddresses,
  readOrderComments,
  readOrderConsents,
  readOrderDiscounts,
  readOrderHistory,
  readOrderLines,
  readOrderShipments,
  readOrderTaxes,
} from './order-parts.ts';

/** These orders with all their parts, in this order; as many queries for a hundred as for one. */
export async function readOrders(db: Db | Trx, rows: readonly OrderRow[]): Promise<OrderView[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  // One after another: inside a transaction there is one connection only.
  const lines = await readOrderLines(db, ids);
  const addresses = await readOrderAddresses(db, ids);
  const taxes = await readOrderTaxes(db, ids);
  const discounts = await readOrderDiscounts(db, ids);
  const history = await readOrderHistory(db, ids);
  const consents = await readOrderConsents(db, ids);
  const comments = await readOrderComments(db, ids);
  const shipments = await readOrderShipments(db, ids);
  return rows.map((row) => ({
    ...row,
    lines: lines.get(row.id) ?? [],
    shippingAddress: addressOf(addresses.get(row.id), 'shipping'),
    billingAddress: addressOf(addresses.get(row.id), 'billing'),
    taxes: taxes.get(row.id) ?? [],
    discounts: discounts.get(row.id) ?? [],
    history: history.get(row.id) ?? [],
    consents: consents.get(row.id) ?? [],
    comments: comments.get(row.id) ?? [],
    shipments: shipments.get(row.id) ?? [],
  }));
}

/** The address of this kind; each order has both. */
export function addressOf(addresses: readonly OrderAddress[] | undefined, kind: OrderAddress['kind']): OrderAddress {
  const address = addresses?.find((each) => each.kind === kind);
  if (!address) throw new Error('Each order has its addresses.');
  return address;
}
