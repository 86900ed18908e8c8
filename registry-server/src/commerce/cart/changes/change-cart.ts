import { createHash } from 'node:crypto';
import type { Db } from '../../../database/dialects.ts';
import { engineOf } from '../../../database/engine.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import { queryTogether } from '../../../database/query-together.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { DAY_MS } from '../../../time/durations.ts';
import type { GiftRule, GiftRuleBook } from '../../gifts/index.ts';
import { type ShopSettings, shopSettingsOf } from '../../shop-settings.ts';
import { type CartFacts, type CartState, calculateCart } from '../calculation/calculate-cart.ts';
import { calculateCartWithOffers, type OfferedCart, withNotices } from '../calculation/calculate-cart-with-offers.ts';
import { factQueries, linesOfCart, readFacts, readLines, toFacts } from '../calculation/cart-facts.ts';
import type { LineRow } from '../calculation/cart-line.ts';
import { type CartNotice, giftNotice } from '../calculation/cart-notices.ts';
import { RequestKeyReused } from '../cart.errors.ts';
import { type CartRow, type Shopper, usableCart } from '../cart-access.ts';
import { writeCheckout } from '../checkout-state/checkout.store.ts';
import type { CheckoutOffers } from '../checkout-state/checkout-offers.ts';

/** What carts are kept with. */
export interface CartDeps {
  readonly db: Db;
  readonly giftRules: GiftRuleBook;
  readonly offers: CheckoutOffers;
  readonly now: () => Date;
}

/** A request that may be sent again: its key, and a hash of what it asks for. */
export interface RepeatableRequest {
  readonly key: string;
  readonly body: string;
}

/** A cart that is locked for a change. */
export interface OpenCart {
  readonly trx: Trx;
  readonly cart: CartRow;
  readonly lines: readonly LineRow[];
  readonly shopper: Shopper;
  readonly settings: ShopSettings;
  readonly giftRules: readonly GiftRule[];
  readonly now: Date;
}

/** What a change came to: the cart after it, and what the caller should know beside it. */
export interface Changed<Outcome> {
  readonly state: CartState;
  readonly outcome: Outcome;
}

/** A change tells its outcome, which must survive JSON, and what the shopper should know of it. */
export type Change<Outcome> = (
  open: OpenCart,
) => Promise<{ readonly outcome: Outcome; readonly notices?: readonly CartNotice[] }>;

export interface ChangeRequest {
  readonly cartId: string;
  readonly shopper: Shopper;
  readonly request?: RepeatableRequest | undefined;
}

/**
 * Changes a cart under its lock and gives its new state, all in one transaction: carts change one after another,
 * each change sees what the one before it left. A request that was sent before changes nothing again.
 */
export async function changeCart<Outcome>(
  { db, giftRules, offers, now }: CartDeps,
  { cartId, shopper, request }: ChangeRequest,
  change: Change<Outcome>,
): Promise<Changed<Outcome>> {
  // Before the transaction: on SQLite nothing else can be read during one.
  const rules = await giftRules.rulesOf(shopper.site.id);
  return inTransaction(db, async (trx) => {
    const at = now();
    const [[row], lines] = await queryTogether(trx, [
      lockedCart.with(trx, { id: cartId }),
      // Finds what whoever held the lock before has left: it runs once the lock is had.
      linesOfCart.with(trx, { cartId }),
    ]);
    const cart = usableCart(row, { id: cartId, shopper, now: at });
    const settings = shopSettingsOf(shopper.site);
    const open: OpenCart = { trx, cart, lines, shopper, giftRules: rules, now: at, settings };
    return runChange(open, { request, offers }, change);
  });
}

/** What a change is finished with. */
export interface ChangeMeans {
  readonly request: RepeatableRequest | undefined;
  readonly offers: CheckoutOffers;
}

/** The change itself, on a cart that is locked and may be used. */
export async function runChange<Outcome>(
  open: OpenCart,
  { request, offers }: ChangeMeans,
  change: Change<Outcome>,
): Promise<Changed<Outcome>> {
  const repeated = request && (await findRequest<Outcome>(open, request));
  if (repeated)
    return {
      state: withNotices(await readOffered(open, offers), open.shopper.site.language),
      outcome: repeated.outcome,
    };
  const { outcome, notices = [] } = await change(open);
  if (request) await keepRequest(open, request, outcome);
  return { state: await finishChange(open, offers, notices), outcome };
}

/** The cart as it is within the transaction, with what the checkout has chosen. */
export async function readOffered(open: OpenCart, offers: CheckoutOffers): Promise<OfferedCart> {
  return offeredOf(open, offers, await readFacts(open.trx, open.cart.id, open.shopper, open));
}

function offeredOf({ cart, trx }: OpenCart, offers: CheckoutOffers, facts: Omit<CartFacts, 'cart'>) {
  return calculateCartWithOffers({ cart, ...facts }, offers, trx);
}

/** Its goods as they are within the transaction: without delivery. */
export async function readState(open: OpenCart): Promise<CartState> {
  return calculateCart({ cart: open.cart, ...(await readFacts(open.trx, open.cart.id, open.shopper, open)) });
}

export async function openCart(
  trx: Trx,
  cart: CartRow,
  { shopper, giftRules, now }: Pick<OpenCart, 'shopper' | 'giftRules' | 'now'>,
): Promise<OpenCart> {
  const lines = await readLines(trx, cart.id);
  return { trx, cart, lines, shopper, giftRules, now, settings: shopSettingsOf(shopper.site) };
}

/** The row of a cart, which nobody else changes until the transaction ends. */
export const lockedCart = prepareQuery(['id'], (db, { id }: { readonly id: string }) =>
  db
    .selectFrom('cart')
    .selectAll()
    .where('id', '=', id)
    .$if(engineOf(db) === 'postgres', (query) => query.forUpdate()),
);

/** The row of the cart, which nobody else changes until the transaction ends. */
export async function lockCart(trx: Trx, id: string): Promise<CartRow | undefined> {
  return (await lockedCart(trx, { id }))[0];
}

/** When a cart that is changed now ends. */
export function expiryOf(
  customerId: number | null,
  { guestCartDays, customerCartDays }: ShopSettings,
  now: Date,
): Date {
  return new Date(now.getTime() + (customerId === null ? guestCartDays : customerCartDays) * DAY_MS);
}

const countChange = prepareQuery(
  ['id', 'version', 'updatedAt', 'expiresAt'],
  (db, { id, ...counted }: Pick<CartRow, 'id' | 'version' | 'updatedAt' | 'expiresAt'>) =>
    db.updateTable('cart').set(counted).where('id', '=', id).returningAll(),
);

async function finishChange(
  open: OpenCart,
  offers: CheckoutOffers,
  notices: readonly CartNotice[],
): Promise<CartState> {
  const { trx, cart, shopper, settings, now } = open;
  const { site } = shopper;
  const expiresAt = expiryOf(cart.customerId, settings, now);
  const [[changed], ...found] = await queryTogether(trx, [
    countChange.with(trx, { id: cart.id, version: cart.version + 1, updatedAt: now, expiresAt }),
    ...factQueries(trx, cart.id, shopper),
  ]);
  if (!changed) throw new Error(`Cart ${cart.id} is locked, yet was not found`);
  const counted = { ...open, cart: changed };
  const calculated = await offeredOf(counted, offers, await toFacts(trx, found, shopper, open));
  const { offered, lost: lostGifts } = await dropGifts(counted, offers, calculated);
  const { state, lost } = offered;
  const giftNotices = lostGifts.map((gift) => giftNotice('gift-removed', gift, { site, goods: state.totals.goods }));
  if (lost.length === 0) return { ...state, notices: [...notices, ...giftNotices, ...state.notices] };
  await writeCheckout(trx, cart.id, withoutLost(offered), now);
  const after = await readOffered(counted, offers);
  const choiceNotices = withNotices({ lost, state: { ...state, notices: [] } }, site.language, 'removed').notices;
  return {
    ...after.state,
    notices: [...notices, ...giftNotices, ...choiceNotices, ...withNotices(after, site.language).notices],
  };
}

/** Takes out what the cart does not earn any more; what its way of delivery follows from is left then. */
async function dropGifts(
  open: OpenCart,
  offers: CheckoutOffers,
  offered: OfferedCart,
): Promise<{ readonly offered: OfferedCart; readonly lost: CartState['lines'] }> {
  const lost = offered.state.lines.filter(({ problem }) => problem === 'not-earned');
  if (lost.length === 0) return { offered, lost };
  const lostIds = lost.map(({ id }) => id);
  await open.trx.deleteFrom('cart_line').where('id', 'in', lostIds).execute();
  return { offered: await readOffered(open, offers), lost };
}

/** Without the choices that are not possible any more. */
function withoutLost({ state, lost }: OfferedCart): CartState['checkout'] {
  const { delivery, payment, ...others } = state.checkout;
  const isLost = (choice: 'delivery' | 'payment') => lost.some((each) => each.choice === choice);
  return {
    ...others,
    ...(delivery && !isLost('delivery') && { delivery }),
    ...(payment && !isLost('payment') && { payment }),
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** What the same request came to before; throws when its key was used for another. */
export async function findRequest<Outcome>(
  { trx, cart }: OpenCart,
  { key, body }: RepeatableRequest,
): Promise<{ readonly outcome: Outcome } | undefined> {
  const known = await trx
    .selectFrom('cart_request')
    .select(['bodyHash', 'outcome'])
    .where('cartId', '=', cart.id)
    .where('keyHash', '=', hashOf(key))
    .executeTakeFirst();
  if (!known) return undefined;
  if (known.bodyHash !== hashOf(body)) throw new RequestKeyReused();
  return { outcome: known.outcome as Outcome };
}

/** Notes what a request came to. */
export async function keepRequest({ trx, cart, now }: OpenCart, { key, body }: RepeatableRequest, outcome: unknown) {
  await trx
    .insertInto('cart_request')
    .values({
      cartId: cart.id,
      keyHash: hashOf(key),
      bodyHash: hashOf(body),
      outcome: JSON.stringify(outcome ?? null),
      createdAt: now,
    })
    .execute();
}
