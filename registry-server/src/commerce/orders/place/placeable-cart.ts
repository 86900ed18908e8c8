import type { Db } from '../../../database/dialects.ts';
import type { Trx } from '../../../database/transaction.ts';
import { CartForbidden, type CartRow, type Shopper } from '../../cart/index.ts';
import type { OrderRow } from '../order-view.ts';
import { isPlacedByGuest } from '../reading/find-order.ts';
import { placementError } from './placement.errors.ts';

/** The cart of an order that is being placed, when this shopper may place it now. */
export function placeableCart(
  cart: CartRow | undefined,
  { id, shopper, now }: { readonly id: string; readonly shopper: Shopper; readonly now: Date },
): CartRow {
  if (!cart || cart.siteId !== shopper.site.id || cart.expiresAt <= now) throw placementError.cartMissing(id);
  if (cart.customerId !== (shopper.customer?.id ?? null)) throw new CartForbidden(id);
  if (cart.status !== 'active') throw placementError.cartNotActive();
  return cart;
}

/** Whether a repetition may be told of the order: only whoever could have placed it. */
export async function isOrderOf(db: Db | Trx, order: OrderRow, { site, customer }: Shopper): Promise<boolean> {
  if (order.siteId !== site.id) return false;
  if (order.customerId === (customer?.id ?? null)) return true;
  return !customer && (await isPlacedByGuest(db, order));
}
