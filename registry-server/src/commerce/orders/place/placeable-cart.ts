import { CartForbidden, type CartRow, type Shopper } from '../../cart/index.ts';
import type { OrderRow } from '../order-view.ts';
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
export function isOrderOf(order: Pick<OrderRow, 'siteId' | 'customerId'>, { site, customer }: Shopper): boolean {
  return order.siteId === site.id && order.customerId === (customer?.id ?? null);
}
