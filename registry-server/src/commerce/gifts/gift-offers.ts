import type { ShopSettings } from '../shop-settings.ts';
import type { GiftRule } from './gift-rules.store.ts';
import type { GiftKind } from './gifts.tables.ts';

/** What the shop gives, for what, and how far the cart is from it. */
export interface GiftOffer {
  /** `rule:3`, `coupon:5`, `product:RL-1`: what entitles to it. */
  readonly source: string;
  readonly kind: GiftKind;
  readonly label: string;
  /** Of variants, or of products with one variant. */
  readonly skus: readonly string[];
  readonly choices: number;
  readonly threshold: number;
  /** Value of goods that is missing; 0 when the shopper may choose. */
  readonly missing: number;
}

/** A product of the cart that comes with something. */
export interface ProductWithGifts {
  readonly productSku: string;
  readonly name: string;
  readonly gifts: readonly string[];
  readonly samples: readonly string[];
}

/** A coupon that holds. */
export interface CouponWithGifts {
  readonly id: number;
  readonly name: string;
  readonly giftSkus: readonly string[];
}

export interface GiftOccasion {
  readonly rules: readonly GiftRule[];
  readonly coupons: readonly CouponWithGifts[];
  readonly products: readonly ProductWithGifts[];
  /** Value of goods after discounts. */
  readonly goods: number;
  readonly hasGoods: boolean;
  readonly settings: ShopSettings;
  readonly now: Date;
}

/** Value of goods from which the rule holds. */
export function thresholdOf({ kind, threshold }: Pick<GiftRule, 'kind' | 'threshold'>, settings: ShopSettings): number {
  return threshold ?? (kind === 'gift' ? settings.giftsFrom : settings.samplesFrom);
}

/** True while staff let the rule hold. */
export function isRuleInForce({ isActive, startsAt, endsAt }: GiftRule, now: Date): boolean {
  return isActive && (!startsAt || startsAt <= now) && (!endsAt || endsAt > now);
}

/** Everything that is offered, also what the cart is still too small for. */
export function offersOf(occasion: GiftOccasion): GiftOffer[] {
  const { rules, coupons, products, goods, hasGoods, settings, now } = occasion;
  if (!hasGoods) return [];
  const offer = (parts: Omit<GiftOffer, 'missing'>): GiftOffer[] =>
    parts.skus.length > 0 ? [{ ...parts, missing: Math.max(0, parts.threshold - goods) }] : [];
  return [
    ...rules
      .filter((rule) => isRuleInForce(rule, now))
      .flatMap((rule) => {
        const { id, kind, name: label, skus, choices } = rule;
        return offer({ source: `rule:${id}`, kind, label, skus, choices, threshold: thresholdOf(rule, settings) });
      }),
    ...coupons.flatMap(({ id, name, giftSkus }) =>
      offer({ source: `coupon:${id}`, kind: 'gift', label: name, skus: giftSkus, choices: 1, threshold: 0 }),
    ),
    ...products.flatMap(({ productSku, name: label, gifts, samples }) => {
      const parts = { source: `product:${productSku}`, label, choices: 1 };
      return [
        ...offer({ ...parts, kind: 'gift', skus: gifts, threshold: 0 }),
        ...offer({ ...parts, kind: 'sample', skus: samples, threshold: settings.samplesFrom }),
      ];
    }),
  ];
}
