import type { ShopSettings } from '../shop-settings.ts';
import { isRuleInForce, thresholdOf } from './gift-offers.ts';
import type { GiftRule } from './gift-rules.store.ts';
import type { GiftKind } from './gifts.tables.ts';

/** A gift that lies in the cart. */
export interface ChosenGift {
  readonly id: number;
  readonly sku: string;
  readonly productSku: string;
  readonly kind: GiftKind;
  readonly giftSource: string;
}

/** What a cart has earned gifts with. */
export interface GiftEarnings {
  readonly rules: readonly GiftRule[];
  /** Coupons that hold. */
  readonly coupons: readonly { readonly id: number; readonly giftSkus: readonly string[] }[];
  /** Products that are bought with it. */
  readonly productSkus: ReadonlySet<string>;
  readonly goods: number;
  readonly hasGoods: boolean;
  readonly settings: ShopSettings;
  readonly now: Date;
}

/** Ids of the chosen gifts that the cart, as it is now, is entitled to; those chosen first come first. */
export function earnedGifts(gifts: readonly ChosenGift[], earnings: GiftEarnings): ReadonlySet<number> {
  if (!earnings.hasGoods) return new Set();
  const earned = new Set<number>();
  const taken = new Map<string, number>();
  let samples = 0;
  for (const gift of gifts.toSorted((one, other) => one.id - other.id)) {
    const key = `${gift.giftSource} ${gift.kind}`;
    const used = taken.get(key) ?? 0;
    if (used >= choicesFor(gift, earnings)) continue;
    if (gift.kind === 'sample' && samples >= earnings.settings.maxSamples) continue;
    if (gift.kind === 'sample') samples += 1;
    taken.set(key, used + 1);
    earned.add(gift.id);
  }
  return earned;
}

/** What a chosen gift comes with. */
interface GiftTerms {
  readonly choices: number;
  /** Value of goods from which it is given. */
  readonly threshold: number;
}

/** Value of goods from which a gift that lies in the cart is given, where that is all that is missing to it. */
export function missedThreshold(gift: ChosenGift, earnings: GiftEarnings): number | undefined {
  const threshold = earnings.hasGoods ? termsOf(gift, earnings)?.threshold : undefined;
  return threshold !== undefined && threshold > earnings.goods ? threshold : undefined;
}

/** How many gifts of its source may be chosen, if this is one of them. */
function choicesFor(gift: ChosenGift, earnings: GiftEarnings): number {
  const terms = termsOf(gift, earnings);
  return terms && earnings.goods >= terms.threshold ? terms.choices : 0;
}

/** The terms of a gift that its source still gives. */
function termsOf(gift: ChosenGift, earnings: GiftEarnings): GiftTerms | undefined {
  const { rules, coupons, productSkus, settings, now } = earnings;
  const separator = gift.giftSource.indexOf(':');
  const name = gift.giftSource.slice(separator + 1);
  const isOneOf = (skus: readonly string[]) => skus.includes(gift.sku) || skus.includes(gift.productSku);
  switch (gift.giftSource.slice(0, separator)) {
    case 'rule': {
      const rule = rules.find(({ id }) => String(id) === name);
      if (!rule || rule.kind !== gift.kind || !isRuleInForce(rule, now) || !isOneOf(rule.skus)) return undefined;
      return { choices: rule.choices, threshold: thresholdOf(rule, settings) };
    }
    case 'coupon': {
      const coupon = coupons.find(({ id }) => String(id) === name);
      return coupon && isOneOf(coupon.giftSkus) ? { choices: 1, threshold: 0 } : undefined;
    }
    case 'product':
      // Which gifts come with a product was looked up when this one was chosen.
      if (!productSkus.has(name)) return undefined;
      return { choices: 1, threshold: gift.kind === 'gift' ? 0 : settings.samplesFrom };
    default:
      return undefined;
  }
}
