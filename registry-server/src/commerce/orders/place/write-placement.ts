import type { CompiledQuery } from 'kysely';
import { prepareQuery } from '../../../database/prepared-query.ts';
import type { Trx } from '../../../database/transaction.ts';
import { orderTag } from '../../../events/order-events.ts';
import { changeQuery } from '../../../events/outbox.ts';
import type { CartState } from '../../cart/index.ts';
import { takeCouponUses } from '../../coupons/index.ts';
import { shopSettingsOf } from '../../shop-settings.ts';
import type { PlacedOrder } from '../order-view.ts';
import { stockChange } from '../stock/stock-tags.ts';
import { takeStock } from '../stock/take-stock.ts';
import type { ConfirmedPoint } from './confirm-point.ts';
import { draftOrder, type OrderDraft } from './draft-order.ts';
import { refuseChangedTotal } from './expected-total.ts';
import { readLineOptions } from './line-options.ts';
import { refuseCoupon, refuseLines } from './line-refusals.ts';
import { toOrderCheckout } from './order-checkout.ts';
import { placementError } from './placement.errors.ts';
import type { PlaceDeps, PlaceRequest } from './placement-deps.ts';
import { writeOrder } from './write-order.ts';

/** A cart that is locked and was calculated, on its way to an order. */
export interface CalculatedRequest extends PlaceRequest {
  readonly state: CartState;
  readonly point: ConfirmedPoint | undefined;
  readonly now: Date;
}

export interface WrittenPlacement {
  readonly placed: PlacedOrder;
  /** Pages show something otherwise now: who keeps them should not wait for the next round of the outbox. */
  readonly isShown: boolean;
}

/**
 * Judges the cart and writes all that comes of it. Locks are taken in one order everywhere, cart, stock, coupons, so
 * that orders never wait for each other in a circle.
 */
export async function writePlacement(trx: Trx, deps: PlaceDeps, request: CalculatedRequest): Promise<WrittenPlacement> {
  const { state, now, shopper, actor } = request;
  const { site } = shopper;
  const draft = await validate(trx, deps, request);
  const pieces = state.lines.flatMap(({ variant, sku, quantity }) =>
    variant ? [{ variantId: variant.variantId, sku, quantity }] : [],
  );
  const taken = await takeStock(trx, pieces);
  const couponIds = state.coupons.map(({ coupon }) => coupon.id);
  const { cartId, customerId, email } = draft;
  await takeCouponUses(trx, couponIds, { cartId, customerId, email, now });
  const { tags, isShown } = await stockChange(trx, taken, now);
  const placed = await writeOrder(trx, draft, { actor, numbers: shopSettingsOf(site) }, (orderId) => [
    endCart(trx, cartId, now),
    changeQuery(trx, [orderTag('order.placed', orderId), ...tags]),
  ]);
  const choice = state.checkout.payment;
  const instructions = choice && (await deps.preparePayment(trx, placed, choice, site));
  for (const hook of deps.placedHooks) await hook(trx, placed, site, { instructions });
  return { placed, isShown };
}

/** The order as it would be; throws `PlacementRefused` for the first thing that stands in its way. */
async function validate(trx: Trx, deps: PlaceDeps, request: CalculatedRequest): Promise<OrderDraft> {
  const { state, shopper, customerEmail, shown, point, now } = request;
  const { site } = shopper;
  const email = customerEmail ?? state.cart.email;
  if (!email) throw placementError.guestEmail();
  const refused = refuseLines(state, site.language);
  if (refused) throw refused;
  const inapplicable = state.coupons.find(({ refusal }) => refusal !== undefined);
  if (inapplicable?.refusal) {
    const coupon = { ...inapplicable.coupon, subtotal: state.totals.subtotal };
    throw refuseCoupon(coupon, inapplicable.refusal, site);
  }
  const checkout = toOrderCheckout(state.checkout);
  const delivery = deliveryOf(state, point);
  if (!deps.hasConsents(state.checkout.consents, site)) throw placementError.consents();
  const { payment } = state;
  if (!payment) throw placementError.paymentMethod(state.checkout.payment ? 'payment-method-unavailable' : undefined);
  const options = await readLineOptions(trx, state.lines);
  const orderPoint = delivery.needsPoint && point ? toOrderPoint(point) : null;
  const draft = draftOrder({ site, state, email, checkout, delivery, point: orderPoint, payment, options, now });
  const changed = refuseChangedTotal(state, draft.total, shown, site.language);
  if (changed) throw changed;
  return draft;
}

function deliveryOf({ delivery, checkout }: CartState, point: ConfirmedPoint | undefined) {
  if (!checkout.delivery) throw placementError.shippingMethod();
  if (!delivery) throw placementError.shippingMethod('shipping-method-unavailable');
  if (!delivery.needsPoint) return delivery;
  const pointCode = checkout.points?.[delivery.needsPoint];
  if (pointCode === undefined) throw placementError.point('point-missing');
  // The shopper has chosen another one since it was asked for.
  if (point?.provider !== delivery.needsPoint || point.typed !== pointCode) {
    throw placementError.point('point-changed', 'The pick-up point has changed. Check the point and try again');
  }
  return delivery;
}

const toOrderPoint = ({ provider, code, address }: ConfirmedPoint) => ({ provider, code, address });

const order = prepareQuery(['id', 'now'], (db, { id, now }: { readonly id: string; readonly now: Date }) =>
  db
    .updateTable('cart')
    .set((eb) => ({ status: 'ordered', version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id),
);

/** The statement by which a cart has become an order: nobody changes it any more. */
function endCart(trx: Trx, id: string, now: Date): CompiledQuery<unknown> {
  return order.with(trx, { id, now });
}
