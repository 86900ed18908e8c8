import type { Trx } from '../../../database/transaction.ts';
import type { CartState } from '../../cart/reckon-cart.ts';
import { findOffered, type OfferedMethod } from '../../delivery/offer/offered-method.ts';
import type { OrderPoint } from '../order-point.ts';
import type { OrderCheckout } from './order-checkout.ts';
import type { PlaceNeeds, PlaceRequest } from './place-needs.ts';
import { refuse } from './placement-refused.ts';

/** A point that was found fit before the transaction, with what was asked. */
export interface ConfirmedPoint extends OrderPoint {
  readonly typed: string;
}

/** As much of a method as the check of its point depends on. */
export type PointMethod = Pick<OfferedMethod, 'needsPoint' | 'cashOnDelivery'>;

/** What a cart is delivered with now: the offer is made anew, the point was confirmed before the transaction. */
export async function chooseDelivery(
  { delivery }: Pick<PlaceNeeds, 'delivery'>,
  { shopper: { site } }: Pick<PlaceRequest, 'shopper'>,
  { trx, state, checkout, now }: { trx: Trx; state: CartState; checkout: OrderCheckout; now: Date },
): Promise<OfferedMethod> {
  const { shipping, shippingAddress, pointCode } = checkout;
  if (!shippingAddress) throw refuse.shippingAddress();
  if (!shipping) throw refuse.shippingMethod();
  const { countryCode, postcode } = shippingAddress;
  const facts = {
    ...{ site, currency: site.currency, valueAfterDiscounts: state.totals.goods, lines: state.lines.length, now },
    freeDeliveryByCoupon: state.coupons.some(({ coupon, refusal }) => !refusal && coupon.kind === 'freeDelivery'),
    destination: { countryCode, postcode: postcode ?? '' },
    ...(pointCode !== undefined && { pointCode }),
  };
  const offered = findOffered(await delivery.methods(facts, trx), shipping);
  if (!offered) throw refuse.shippingMethod('shipping-method-unavailable');
  if (!offered.available) throw refuse.shippingMethod('shipping-method-unavailable', offered.errorMessage);
  if (offered.needsPoint && pointCode === undefined) throw refuse.shippingMethod('point-missing');
  return offered;
}

/**
 * Asks the network for the point that was chosen. It waits for another company's server, so it is done before the cart
 * is locked; undefined when the method needs none.
 */
export async function confirmPoint(
  { delivery }: Pick<PlaceNeeds, 'delivery'>,
  { shopper: { site } }: Pick<PlaceRequest, 'shopper'>,
  { checkout, method }: { readonly checkout: OrderCheckout; readonly method: PointMethod | undefined },
): Promise<ConfirmedPoint | undefined> {
  const { pointCode } = checkout;
  if (!method?.needsPoint || pointCode === undefined) return undefined;
  const { needsPoint: provider, cashOnDelivery } = method;
  const check = await delivery.checkPoint({ provider, code: pointCode, cashOnDelivery, site });
  if (!check.isFit) throw refuse.shippingMethod(check.refusal, check.message);
  const { code, street, postcode, city } = check.point;
  return { typed: pointCode, provider, code, address: `${street}, ${postcode} ${city}` };
}
