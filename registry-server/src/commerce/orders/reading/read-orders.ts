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
  const reads = [
    () => readOrderLines(db, ids),
    () => readOrderAddresses(db, ids),
    () => readOrderTaxes(db, ids),
    () => readOrderDiscounts(db, ids),
    () => readOrderHistory(db, ids),
    () => readOrderConsents(db, ids),
    () => readOrderComments(db, ids),
    () => readOrderShipments(db, ids),
  ] as const;
  // Inside a transaction there is one connection only.
  const [lines, addresses, taxes, discounts, history, consents, comments, shipments] = db.isTransaction
    ? ([
        ...[await reads[0](), await reads[1](), await reads[2](), await reads[3]()],
        ...[await reads[4](), await reads[5](), await reads[6](), await reads[7]()],
      ] as unknown as Awaited<ReturnType<typeof together>>)
    : await together();
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

  function together() {
    return Promise.all([
      reads[0](),
      reads[1](),
      reads[2](),
      reads[3](),
      reads[4](),
      reads[5](),
      reads[6](),
      reads[7](),
    ]);
  }
}

/** The address of this kind; each order has both. */
export function addressOf(addresses: readonly OrderAddress[] | undefined, kind: OrderAddress['kind']): OrderAddress {
  const address = addresses?.find((each) => each.kind === kind);
  if (!address) throw new Error('Each order has its addresses.');
  return address;
}
