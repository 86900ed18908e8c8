import { carriedMethods } from '../../delivery/carriers/carriers.ts';
import { type ConfirmedPoint, confirmPoint } from './choose-delivery.ts';
import type { PlaceNeeds, PlaceRequest } from './place-needs.ts';

/** The point that the cart is to go to, asked for at its network before the cart is locked. */
export async function checkPointFirst(needs: PlaceNeeds, request: PlaceRequest): Promise<ConfirmedPoint | undefined> {
  const checkout = await needs.readCheckout(needs.db, request.cartId, request.shopper);
  const { shipping } = checkout;
  return confirmPoint(needs, request, { checkout, method: shipping && carriedMethods.get(shipping.methodCode) });
}
