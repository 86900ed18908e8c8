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

/** How many gifts of its source may be chosen, if this is one of them. */
function choicesFor(gift: ChosenGift, earnings: GiftEarnings): number {
  const { rules, coupons, productSkus, goods, settings, now } = earnings;
  const separator = gift.giftSource.indexOf(':');
  const name = gift.giftSource.slice(separator + 1);
  const isOneOf = (skus: readonly string[]) => skus.includes(gift.sku) || skus.includes(gift.productSku);
  switch (gift.giftSource.slice(0, separator)) {
    case 'rule': {
      const rule = rules.find(({ id }) => String(id) === name);
      if (!rule || rule.kind !== gift.kind || !isRuleInForce(rule, now) || !isOneOf(rule.skus)) return 0;
      return goods >= thresholdOf(rule, settings) ? rule.choices : 0;
    }
    case 'coupon': {
      const coupon = coupons.find(({ id }) => String(id) === name);
      return coupon && isOneOf(coupon.giftSkus) ? 1 : 0;
    }
    case 'product':
      // Which gifts come with a product was looked up when this one was chosen.
      if (!productSkus.has(name)) return 0;
      return gift.kind === 'gift' || goods >= settings.samplesFrom ? 1 : 0;
    default:
      return 0;
  }
}
