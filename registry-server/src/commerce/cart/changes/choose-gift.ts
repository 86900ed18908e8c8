import type { Db } from '../../../database/dialects.ts';
import type { Trx } from '../../../database/transaction.ts';
import { type GiftOffer, givenKindOf, offersOf, readProductGifts } from '../../gifts/index.ts';
import { type PurchasableVariant, readPurchasableVariants } from '../../pricing/index.ts';
import type { CartState } from '../calculation/calculate-cart.ts';
import { GiftRefused } from '../cart.errors.ts';
import { deleteLines, insertGift } from './cart-lines.store.ts';
import { type Change, type OpenCart, readState } from './change-cart.ts';

/** Everything that the shop offers to this cart. */
export async function readOffers(
  db: Db | Trx,
  state: CartState,
  { giftRules, settings, now }: Pick<OpenCart, 'giftRules' | 'settings' | 'now'>,
): Promise<GiftOffer[]> {
  const bought = state.lines.filter(({ kind, pricing }) => kind === 'item' && pricing.unitPrice > 0);
  const products = await readProductGifts(
    db,
    bought.map(({ productSku }) => productSku),
  );
  const coupons = state.coupons.filter(({ refusal }) => refusal === undefined).map(({ coupon }) => coupon);
  const { goods } = state.totals;
  return offersOf({ rules: giftRules, coupons, products, goods, hasGoods: bought.length > 0, settings, now });
}

export interface GiftChoice {
  readonly sku: string;
  /** Of the offer that is meant, when there are several. */
  readonly source?: string | undefined;
  /** Where there is a single choice, a new one takes the place of the one before; unless this is false. */
  readonly replaces?: boolean;
}

/** Puts a gift into the cart that the cart has earned; throws `GiftRefused` for any other. */
export async function chooseGift(open: OpenCart, { sku, source, replaces = true }: GiftChoice): Promise<void> {
  const { trx, cart, settings, shopper, now } = open;
  const state = await readState(open);
  const offers = await readOffers(trx, state, open);
  const found = await readPurchasableVariants(trx, [sku], shopper.site.currency);
  const variant = found.find((each) => each.sku === sku) ?? (found.length === 1 ? found[0] : undefined);
  const kind = variant && givenKindOf(variant, settings);
  if (!variant?.isActive || !kind) throw notEarned();
  const isChosen = state.lines.some((line) => line.sku === variant.sku && line.kind === kind);
  if (!isChosen) {
    const isOffered = (offer: GiftOffer) =>
      offer.kind === kind &&
      (offer.skus.includes(variant.sku) || offer.skus.includes(variant.productSku)) &&
      (source === undefined || offer.source === source);
    const offer = pickOffer(
      offers.filter((each) => isOffered(each) && each.missing === 0),
      state,
    );
    if (!offer) throw notEarned();
    refuseUnfit(state, { variant, offer, replaces, maxSamples: settings.maxSamples });
    if (offer.choices === 1)
      await deleteLines(
        trx,
        linesOf(state, offer).map(({ id }) => id),
      );
    await insertGift(trx, { variant, kind, source: offer.source }, { cartId: cart.id, now });
  }
  await trx.updateTable('cart').set({ giftsDeclined: false }).where('id', '=', cart.id).execute();
}

/** The first offer with room, else the first with a single choice, which is then made anew, else the first. */
function pickOffer(offers: readonly GiftOffer[], state: CartState): GiftOffer | undefined {
  return (
    offers.find((offer) => linesOf(state, offer).length < offer.choices) ??
    offers.find(({ choices }) => choices === 1) ??
    offers[0]
  );
}

function linesOf({ lines }: CartState, { source, kind }: GiftOffer) {
  return lines.filter((line) => line.giftSource === source && line.kind === kind);
}

interface UnfitFacts {
  readonly variant: PurchasableVariant;
  readonly offer: GiftOffer;
  readonly replaces: boolean;
  readonly maxSamples: number;
}

function refuseUnfit(state: CartState, { variant, offer, replaces, maxSamples }: UnfitFacts): void {
  const inCart = linesOf(state, offer).length;
  const samples = state.lines.filter(({ kind }) => kind === 'sample').length;
  const isReplaced = replaces && offer.choices === 1 && inCart === 1;
  if (!isReplaced && (inCart >= offer.choices || (offer.kind === 'sample' && samples >= maxSamples))) {
    throw new GiftRefused('gift-choices-used', 'As many gifts as the cart may have are chosen already.');
  }
  const bought = state.lines.filter(({ sku }) => sku === variant.sku).reduce((sum, { quantity }) => sum + quantity, 0);
  if (variant.stock - bought < 1) throw new GiftRefused('gift-out-of-stock', 'This product is out of stock');
}

const notEarned = () => new GiftRefused('gift-not-earned', 'Product that you are trying to add is not available.');

/** Takes all gifts and samples out, and notes that the shopper wants none. */
export function declineGifts(): Change<null> {
  return async ({ trx, cart }) => {
    await trx.deleteFrom('cart_line').where('cartId', '=', cart.id).where('kind', '!=', 'item').execute();
    await trx.updateTable('cart').set({ giftsDeclined: true }).where('id', '=', cart.id).execute();
    return { outcome: null };
  };
}
