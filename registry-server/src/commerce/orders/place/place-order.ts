import { isInMaintenance } from '../../../content/sites/index.ts';
import { brokenUniqueConstraint } from '../../../database/failures.ts';
import { queryTogether } from '../../../database/query-together.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { wakeNodes } from '../../../events/outbox.ts';
import {
  type CartFacts,
  calculateCart,
  calculateCartWithOffers,
  factQueries,
  findRequest,
  keepRequest,
  lockedCart,
  type OpenCart,
  readCart,
  readFacts,
  toFacts,
} from '../../cart/index.ts';
import { withConsents } from '../../checkout/index.ts';
import { CouponUsedUp } from '../../coupons/index.ts';
import type { GiftRule } from '../../gifts/index.ts';
import { cardsOfCart } from '../../payments/index.ts';
import type { OrderRow } from '../order-view.ts';
import { findOrderOfCart } from '../reading/find-order.ts';
import { StockShort } from '../stock/take-stock.ts';
import { type ConfirmedPoint, confirmPoint } from './confirm-point.ts';
import { refuseLines } from './line-refusals.ts';
import { isOrderOf, placeableCart } from './placeable-cart.ts';
import { placementError } from './placement.errors.ts';
import type { PlaceDeps, PlaceRequest } from './placement-deps.ts';
import { writePlacement } from './write-placement.ts';

/** What placing came to: a new order, or the one that this cart came to before. */
export interface Placement {
  readonly order: OrderRow;
  readonly isNew: boolean;
}

/**
 * Makes an order of a cart: everything in one transaction, or nothing. Asked again, by another tab, a notification or a
 * client that lost the answer, it gives the same order. Throws `PlacementRefused`.
 */
export async function placeOrder(deps: PlaceDeps, request: PlaceRequest): Promise<Placement> {
  // Before the transaction: on SQLite nothing else can be read during one, and other companies' servers may be slow.
  const giftRules = await deps.giftRules.rulesOf(request.shopper.site.id);
  // In memory from here on, so that the transaction does not have to ask.
  await deps.delivery.settings(request.shopper.site);
  const point = await confirmPoint(deps, request);
  try {
    const { isShown, ...placement } = await inTransaction(deps.db, (trx) =>
      placeLocked(trx, deps, { ...request, giftRules, point }),
    );
    if (isShown) await wakeNodes(deps.db);
    return placement;
  } catch (error) {
    if (error instanceof StockShort) throw await nameShortLines(deps, request, { giftRules, skus: error.skus });
    if (error instanceof CouponUsedUp)
      throw placementError.coupon(error.message, { sentence: error.code, values: { ...error.details } });
    const isPlaced = brokenUniqueConstraint(error) === 'sales_order_cartId_key';
    const placed = isPlaced ? await findPlaced(deps.db, request) : undefined;
    if (placed) return { order: placed, isNew: false };
    throw error;
  }
}

interface Prepared extends PlaceRequest {
  readonly giftRules: readonly GiftRule[];
  readonly point: ConfirmedPoint | undefined;
}

async function placeLocked(
  trx: Trx,
  deps: PlaceDeps,
  request: Prepared,
): Promise<Placement & { readonly isShown?: boolean }> {
  const { cartId, shopper, giftRules } = request;
  const now = deps.now();
  // The facts are read once the lock is had: they are what whoever held it before has left.
  const [[found], ...rows] = await queryTogether(trx, [
    lockedCart.with(trx, { id: cartId }),
    ...factQueries(trx, cartId, shopper),
  ]);
  if (found?.status !== 'active') {
    const placed = await findPlaced(trx, request);
    if (placed) return { order: placed, isNew: false };
  }
  const cart = placeableCart(found, { id: cartId, shopper, now });
  // A card that was entered before may be charged by now: its order is taken.
  if (isInMaintenance(shopper.site) && (await cardsOfCart(trx, cartId)).length === 0)
    throw placementError.maintenance();
  const facts = withGivenChoices(await toFacts(trx, rows, shopper, { giftRules, now }), request, now);
  const { state } = await calculateCartWithOffers({ cart, ...facts }, deps.offers, trx);
  const open: OpenCart = { trx, cart, lines: facts.lines, shopper, settings: facts.settings, giftRules, now };
  // A key that was used for something else is refused; one that was used for this cannot be here, the cart is active.
  if (request.request) await findRequest(open, request.request);
  const { placed, isShown } = await writePlacement(trx, deps, { ...request, state, now });
  if (request.request) await keepRequest(open, request.request, { number: placed.number });
  return { order: placed, isNew: true, isShown };
}

/** The facts with what comes along with the order: it is judged as if the cart had it, and counts for the order alone. */
function withGivenChoices<Facts extends Pick<CartFacts, 'checkout'>>(
  facts: Facts,
  { payment, consents, shopper: { site } }: Pick<PlaceRequest, 'payment' | 'consents' | 'shopper'>,
  now: Date,
): Facts {
  const { checkout } = facts;
  return {
    ...facts,
    checkout: {
      ...checkout,
      ...(payment && { payment }),
      ...(consents && { consents: withConsents(checkout.consents, consents, { site, now }) }),
    },
  };
}

async function findPlaced(db: PlaceDeps['db'] | Trx, { cartId, shopper }: PlaceRequest): Promise<OrderRow | undefined> {
  const order = await findOrderOfCart(db, cartId);
  return order && (await isOrderOf(db, order, shopper)) ? order : undefined;
}

/** Somebody was faster: the cart is read once more, so that the shopper is told what is left. */
async function nameShortLines(
  { db, now }: PlaceDeps,
  { cartId, shopper }: PlaceRequest,
  { giftRules, skus }: { readonly giftRules: readonly GiftRule[]; readonly skus: readonly string[] },
) {
  const cart = await readCart(db, cartId);
  if (!cart) return placementError.cartMissing(cartId);
  const state = calculateCart({ cart, ...(await readFacts(db, cartId, shopper, { giftRules, now: now() })) });
  return refuseLines(state, shopper.site.language, new Set(skus)) ?? placementError.outOfStock([]);
}
