import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { DAY_MS } from '../../../time/durations.ts';
import { readPurchasableVariants } from '../../pricing/index.ts';
import { readLines } from '../calculation/cart-facts.ts';
import type { LineRow } from '../calculation/cart-line.ts';
import { type CartNotice, mergedIntoItself, noticeOf } from '../calculation/cart-notices.ts';
import { GiftRefused } from '../cart.errors.ts';
import { type CartRow, type Shopper, usableCart } from '../cart-access.ts';
import { moveCheckout } from '../checkout-state/checkout.store.ts';
import { putLines } from './cart-lines.store.ts';
import {
  type CartDeps,
  type Changed,
  lockCart,
  type OpenCart,
  openCart,
  type RepeatableRequest,
  runChange,
} from './change-cart.ts';
import { chooseGift } from './choose-gift.ts';
import { mergeLines } from './merge-lines.ts';

export interface MergeRequest {
  readonly sourceId: string;
  readonly targetId: string;
  readonly shopper: Required<Shopper>;
  readonly request?: RepeatableRequest | undefined;
}

/** How long a cart that was merged away is known, so that a late request is told what became of it. */
const MERGED_DAYS = 7;

/** Moves everything of a guest's cart into the customer's. Both are locked; the guest's is over then. */
export async function mergeCarts(
  { db, giftRules, offers, now }: CartDeps,
  { sourceId, targetId, shopper, request }: MergeRequest,
): Promise<Changed<null>> {
  const rules = await giftRules.rulesOf(shopper.site.id);
  return inTransaction(db, async (trx) => {
    const at = now();
    const rows = await lockBoth(trx, [sourceId, targetId]);
    const target = usableCart(rows.get(targetId), { id: targetId, shopper, now: at });
    const open = await openCart(trx, target, { shopper, giftRules: rules, now: at });
    return runChange(open, { request, offers }, async () => {
      const source = usableSource(rows.get(sourceId), { id: sourceId, shopper, now: at });
      const notices = source.id === target.id ? [mergedIntoItself(shopper.site)] : await moveCart(open, source);
      return { outcome: null, notices };
    });
  });
}

/** In the order of their ids, so that two merges never wait for each other. */
async function lockBoth(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, CartRow>> {
  const rows = new Map<string, CartRow>();
  for (const id of [...new Set(ids)].sort()) {
    const row = await lockCart(trx, id);
    if (row) rows.set(id, row);
  }
  return rows;
}

/** A guest's cart may be merged by whoever knows its id; another one only by its owner. */
function usableSource(
  cart: CartRow | undefined,
  { id, shopper, now }: { readonly id: string; readonly shopper: Required<Shopper>; readonly now: Date },
): CartRow {
  return usableCart(cart, { id, now, shopper: cart?.customerId === null ? { site: shopper.site } : shopper });
}

async function moveCart(open: OpenCart, source: CartRow): Promise<CartNotice[]> {
  const { trx, cart, shopper, settings, now } = open;
  const sourceLines = await readLines(trx, source.id);
  const found = await readPurchasableVariants(
    trx,
    sourceLines.map(({ sku }) => sku),
    shopper.site.currency,
  );
  const variants = new Map(found.map((variant) => [variant.sku, variant]));
  const { puts, cuts } = mergeLines(sourceLines, open.lines, { variants, settings });
  await putLines(trx, puts, { cartId: cart.id, now });
  await moveCoupons(open, source);
  await moveCheckout(trx, { from: source.id, to: cart.id, now });
  await endSource(trx, { source, target: cart, now });
  const lostGifts = await moveGifts(open, sourceLines);
  const cutNotices = cuts.map((cut) =>
    noticeOf(cut.kept > 0 ? 'quantity-cut' : 'lines-full', { ...cut, quantity: cut.kept }, shopper.site.language),
  );
  return [...cutNotices, ...lostGifts];
}

/** The customer's own coupons come first; the guest's fill what is left. */
async function moveCoupons({ trx, cart, settings }: OpenCart, source: CartRow): Promise<void> {
  const rows = await trx
    .selectFrom('cart_coupon')
    .select(['cartId', 'couponId'])
    .where('cartId', 'in', [cart.id, source.id])
    .orderBy('position')
    .execute();
  const own = rows.filter(({ cartId }) => cartId === cart.id).map(({ couponId }) => couponId);
  const theirs = rows.map(({ couponId }) => couponId).filter((id) => !own.includes(id));
  const added = [...new Set(theirs)].slice(0, Math.max(0, settings.maxCoupons - own.length));
  if (added.length === 0) return;
  await trx
    .insertInto('cart_coupon')
    .values(added.map((couponId, index) => ({ cartId: cart.id, couponId, position: own.length + index })))
    .execute();
}

/** Gifts are chosen anew: the cart that they lie in now has to earn them, and the customer's own choice comes first. */
async function moveGifts(open: OpenCart, sourceLines: readonly LineRow[]): Promise<CartNotice[]> {
  const { language } = open.shopper.site;
  const lost: CartNotice[] = [];
  for (const line of sourceLines.filter(({ kind }) => kind !== 'item')) {
    const { sku, name } = line;
    if (!(await isChosen(open, line))) lost.push(noticeOf('gift-removed', { sku, name }, language));
  }
  return lost;
}

async function isChosen(open: OpenCart, { sku, giftSource }: LineRow): Promise<boolean> {
  try {
    await chooseGift(open, { sku, source: giftSource ?? undefined, replaces: false });
    return true;
  } catch (error) {
    if (error instanceof GiftRefused) return false;
    throw error;
  }
}

async function endSource(
  trx: Trx,
  { source, target, now }: { readonly source: CartRow; readonly target: CartRow; readonly now: Date },
): Promise<void> {
  await trx.deleteFrom('cart_line').where('cartId', '=', source.id).execute();
  await trx.deleteFrom('cart_coupon').where('cartId', '=', source.id).execute();
  await trx
    .updateTable('cart')
    .set({
      status: 'merged',
      mergedInto: target.id,
      email: null,
      version: source.version + 1,
      updatedAt: now,
      expiresAt: new Date(now.getTime() + MERGED_DAYS * DAY_MS),
    })
    .where('id', '=', source.id)
    .execute();
  if (target.email === null && source.email !== null) {
    await trx.updateTable('cart').set({ email: source.email }).where('id', '=', target.id).execute();
  }
}
