import { brokenUniqueConstraint } from '../../../database/failures.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { recordChange } from '../../../events/outbox.ts';
import { readCart, readFacts } from '../../cart/cart-facts.ts';
import { findRequest, keepRequest, lockCart, type OpenCart } from '../../cart/change-cart.ts';
import { reckonCart } from '../../cart/reckon-cart.ts';
import { takeCouponUses } from '../../coupons/coupon-uses.store.ts';
import { CouponUsedUp } from '../../coupons/coupons.errors.ts';
import type { GiftRule } from '../../gifts/gift-rules.store.ts';
import { orderTag } from '../order-events.ts';
import type { OrderRow, PlacedOrder } from '../order-view.ts';
import { findOrderOfCart } from '../reading/find-order.ts';
import { tagsOfStockChange } from '../stock/stock-tags.ts';
import { StockShort, takeStock } from '../stock/take-stock.ts';
import { checkPointFirst } from './check-point-first.ts';
import { type ConfirmedPoint, chooseDelivery } from './choose-delivery.ts';
import { draftOrder } from './draft-order.ts';
import { endCart } from './end-cart.ts';
import { refuseChangedTotal } from './expected-total.ts';
import { readLineOptions } from './line-options.ts';
import type { OrderCheckout } from './order-checkout.ts';
import type { PlaceNeeds, PlaceRequest } from './place-needs.ts';
import { isOrderOf, placeableCart } from './placeable-cart.ts';
import { refuse } from './placement-refused.ts';
import { refuseLines } from './refuse-lines.ts';
import { writeOrder } from './write-order.ts';

/** What placing came to: a new order, or the one that this cart came to before. */
export interface Placement {
  readonly order: OrderRow;
  readonly isNew: boolean;
}

/**
 * Makes an order of a cart: everything in one transaction, or nothing. Asked again, by another tab, a notification or a
 * client that lost the answer, it gives the same order. Throws `PlacementRefused`.
 */
export async function placeOrder(needs: PlaceNeeds, request: PlaceRequest): Promise<Placement> {
  // Before the transaction: on SQLite nothing else can be read during one, and other companies' servers may be slow.
  const giftRules = await needs.giftRules.rulesOf(request.shopper.site.id);
  const point = await checkPointFirst(needs, request);
  try {
    return await inTransaction(needs.db, (trx) => placeLocked(trx, needs, { ...request, giftRules, point }));
  } catch (error) {
    if (error instanceof StockShort) throw await nameShortLines(needs, request, { giftRules, skus: error.skus });
    if (error instanceof CouponUsedUp) throw refuse.coupon(error.message);
    const placed = brokenUniqueConstraint(error) === 'sales_order_cartId_key' && (await findPlaced(needs.db, request));
    if (placed) return { order: placed, isNew: false };
    throw error;
  }
}

interface Prepared extends PlaceRequest {
  readonly giftRules: readonly GiftRule[];
  readonly point: ConfirmedPoint | undefined;
}

async function placeLocked(trx: Trx, needs: PlaceNeeds, request: Prepared): Promise<Placement> {
  const { cartId, shopper, giftRules } = request;
  const now = needs.now();
  const found = await lockCart(trx, cartId);
  if (found?.status !== 'active') {
    const placed = await findPlaced(trx, request);
    if (placed) return { order: placed, isNew: false };
  }
  const cart = placeableCart(found, { id: cartId, shopper, now });
  const facts = await readFacts(trx, cartId, shopper, { giftRules, now });
  const checkout = await needs.readCheckout(trx, cartId, shopper);
  const state = reckonCart({ cart, ...facts });
  const open: OpenCart = { trx, cart, lines: facts.lines, shopper, settings: facts.settings, giftRules, now };
  if (request.request) await findRequest(open, request.request);

  const placed = await writePlacement(trx, needs, { ...request, state, checkout, now });
  if (request.request) await keepRequest(open, request.request, { number: placed.number });
  return { order: placed, isNew: true };
}

interface Judged extends Prepared {
  readonly state: ReturnType<typeof reckonCart>;
  readonly checkout: OrderCheckout;
  readonly now: Date;
}

async function writePlacement(trx: Trx, needs: PlaceNeeds, request: Judged): Promise<PlacedOrder> {
  const { state, checkout, shopper, now } = request;
  const { site } = shopper;
  const email = state.cart.customerId === null ? state.cart.email : (request.customerEmail ?? state.cart.email);
  if (!email) throw refuse.guestEmail();
  const refused = refuseLines(state, site.language);
  if (refused) throw refused;
  const idle = state.coupons.find(({ refusal }) => refusal !== undefined);
  if (idle) throw refuse.coupon(state.notices.find(({ code }) => code === idle.refusal)?.message ?? '');
  const delivery = await chooseDelivery(needs, request, { trx, state, checkout, now });
  const { point } = request;
  if (delivery.needsPoint && point?.typed !== checkout.pointCode) throw refuse.shippingMethod('point-changed');
  if (!checkout.shippingAddress) throw refuse.shippingAddress();
  if (!checkout.billingAddress) throw refuse.billingAddress();
  if (!needs.hasConsents(checkout, site)) throw refuse.consents();
  if (!checkout.payment) throw refuse.paymentMethod();
  const draft = draftOrder({
    ...{ site, state, email, delivery, now, note: checkout.note, consents: checkout.consents },
    ...{ shippingAddress: checkout.shippingAddress, billingAddress: checkout.billingAddress },
    ...(point &&
      delivery.needsPoint && { point: { provider: point.provider, code: point.code, address: point.address } }),
    payment: { code: checkout.payment.code, title: '' },
    options: await readLineOptions(trx, state.lines),
  });
  const changed = refuseChangedTotal(state, draft.total, request.shown, site.language);
  if (changed) throw changed;
  const paymentTitle = needs.payments.titleOf({ checkout, shopper, total: draft.total, delivery, point });
  if (paymentTitle === undefined) throw refuse.paymentMethod('payment-method-unavailable');

  const taken = await takeStock(
    trx,
    state.lines.flatMap(({ sellable, sku, quantity }) =>
      sellable ? [{ variantId: sellable.variantId, sku, quantity }] : [],
    ),
  );
  const { id: cartId, customerId } = state.cart;
  const couponIds = state.coupons.map(({ coupon }) => coupon.id);
  await takeCouponUses(trx, couponIds, { cartId, customerId, email, now });
  const placed = await writeOrder(trx, { ...draft, paymentTitle }, request.actor);
  await needs.payments.prepare(trx, placed, { checkout, shopper });
  for (const hook of needs.placedHooks) await hook(trx, placed, site);
  await endCart(trx, cartId, now);
  await recordChange(trx, [orderTag('order.placed', placed.id), ...(await tagsOfStockChange(trx, taken, now))]);
  return placed;
}

async function findPlaced(
  db: PlaceNeeds['db'] | Trx,
  { cartId, shopper }: PlaceRequest,
): Promise<OrderRow | undefined> {
  const order = await findOrderOfCart(db, cartId);
  return order && isOrderOf(order, shopper) ? order : undefined;
}

/** Somebody was faster: the cart is read once more, so that the shopper is told what is left. */
async function nameShortLines(
  { db, now }: PlaceNeeds,
  { cartId, shopper }: PlaceRequest,
  { giftRules, skus }: { readonly giftRules: readonly GiftRule[]; readonly skus: readonly string[] },
) {
  const cart = await readCart(db, cartId);
  if (!cart) return refuse.cartMissing(cartId);
  const state = reckonCart({ cart, ...(await readFacts(db, cartId, shopper, { giftRules, now: now() })) });
  return refuseLines(state, shopper.site.language, new Set(skus)) ?? refuse.outOfStock([]);
}
