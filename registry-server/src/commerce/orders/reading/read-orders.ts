import type { Db } from '../../../database/dialects.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { OrderAddress, OrderRow, OrderView } from '../order-view.ts';
import { readAllParts } from './order-parts.ts';

/** These orders with all their parts, in this order; as many queries for a hundred as for one. */
export async function readOrders(db: Db | Trx, rows: readonly OrderRow[]): Promise<OrderView[]> {
  if (rows.length === 0) return [];
  const parts = await readAllParts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    lines: parts.lines.get(row.id) ?? [],
    shippingAddress: addressOf(parts.addresses.get(row.id), 'shipping'),
    billingAddress: addressOf(parts.addresses.get(row.id), 'billing'),
    taxes: parts.taxes.get(row.id) ?? [],
    discounts: parts.discounts.get(row.id) ?? [],
    history: parts.history.get(row.id) ?? [],
    consents: parts.consents.get(row.id) ?? [],
    comments: parts.comments.get(row.id) ?? [],
    shipments: parts.shipments.get(row.id) ?? [],
  }));
}

/** The address of this kind; each order has both. */
export function addressOf(addresses: readonly OrderAddress[] | undefined, kind: OrderAddress['kind']): OrderAddress {
  const address = addresses?.find((each) => each.kind === kind);
  if (!address) throw new Error(`The order has no ${kind} address`);
  return address;
}
