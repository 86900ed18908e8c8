import type { Site } from '../../../content/sites/index.ts';
import { type Coupon, type CouponRefusal, couponSentence, refusalOfCoupon } from '../../coupons/index.ts';
import { earnedGifts, type GiftRule, missedThreshold } from '../../gifts/index.ts';
import type { PurchasableVariant } from '../../pricing/index.ts';
import type { ShopSettings } from '../../shop-settings.ts';
import type { CartRow } from '../cart-access.ts';
import type { CartCheckout } from '../checkout-state/cart-checkout.ts';
import type { StoredCheckout } from '../checkout-state/checkout.store.ts';
import type { OfferedPayment } from '../checkout-state/checkout-offers.ts';
import type { ChosenDelivery } from '../checkout-state/chosen-delivery.ts';
import { type CartLine, type LineRow, type ValuedLine, valueLines } from './cart-line.ts';
import { type CartNotice, giftNotice, noticeOf } from './cart-notices.ts';
import { type CartTotals, calculateTotals, type DeliveryPrice, isCouponFor } from './cart-totals.ts';

/** A coupon that was given to the cart. */
export interface GivenCoupon extends Coupon {
  /** Orders in which this shopper has taken it, as far as is known. */
  readonly usesByShopper: number;
}

/** All that the state of a cart follows from. */
export interface CartFacts {
  readonly cart: CartRow;
  readonly lines: readonly LineRow[];
  readonly variants: ReadonlyMap<string, PurchasableVariant>;
  readonly categoryPaths: ReadonlyMap<number, readonly string[]>;
  readonly coupons: readonly GivenCoupon[];
  readonly giftRules: readonly GiftRule[];
  readonly isPremium: boolean;
  readonly checkout: StoredCheckout;
  /** How the cart goes and at what price; left out while that is not known. */
  readonly delivery?: ChosenDelivery | undefined;
  readonly site: Site;
  readonly settings: ShopSettings;
  readonly now: Date;
}

export interface CouponState {
  readonly coupon: GivenCoupon;
  /** Why it does nothing now. */
  readonly refusal?: CouponRefusal;
  /** What it takes off goods and off delivery. */
  readonly goods: number;
  readonly delivery: number;
}

/** A cart as it is shown: everything in it follows from one reading of the facts. */
export interface CartState {
  readonly cart: CartRow;
  readonly currency: string;
  readonly lines: readonly CartLine[];
  readonly coupons: readonly CouponState[];
  readonly totals: CartTotals;
  readonly freeDelivery: { readonly from: number; readonly missing: number };
  readonly notices: readonly CartNotice[];
  readonly checkout: CartCheckout;
  /** The way of delivery that is chosen and possible; its price is in the totals. */
  readonly delivery?: ChosenDelivery;
  /** The way of payment that is chosen and possible. */
  readonly payment?: OfferedPayment;
}

/** Calculates a cart: prices, problems, coupons, totals, gifts and what the shopper should know. */
export function calculateCart(facts: CartFacts): CartState {
  const { cart, site, settings, delivery } = facts;
  const valued = valueLines(facts.lines, facts);
  const pricing = valued.map((line) => line.pricing);
  const { subtotal } = calculateTotals({ lines: pricing, coupons: [] });
  const checked = facts.coupons.map((coupon) => ({ coupon, refusal: refusalOf(coupon, { facts, valued, subtotal }) }));
  const applied = checked.filter(({ refusal }) => refusal === undefined).map(({ coupon }) => coupon);
  const totals = calculateTotals({
    lines: pricing,
    coupons: applied,
    ...(delivery && { delivery: priceOf(delivery) }),
  });

  const lines = markUnearned(valued, { facts, applied, goods: totals.goods }).map((line, index): CartLine => {
    const lineTotals = totals.lines[index];
    if (!lineTotals) throw new Error(`Cart line ${line.sku} has no totals`);
    return { ...line, totals: lineTotals };
  });
  const coupons = checked.map(({ coupon, refusal }): CouponState => {
    const effect = totals.coupons[applied.indexOf(coupon)] ?? { goods: 0, delivery: 0 };
    return { coupon, ...(refusal && { refusal }), ...effect };
  });
  const isFreed = applied.some(({ kind }) => kind === 'freeDelivery');
  const missing = isFreed ? 0 : Math.max(0, settings.freeDeliveryFrom - totals.goods);
  return {
    cart,
    currency: site.currency,
    lines,
    coupons,
    totals,
    checkout: { ...facts.checkout, email: cart.email },
    ...(delivery && { delivery }),
    freeDelivery: { from: settings.freeDeliveryFrom, missing },
    notices: [
      ...lines.flatMap((line) => lineNotice(line, site, totals.goods)),
      ...coupons.flatMap((each) => couponNotice(each, site, totals.subtotal)),
    ],
  };
}

function priceOf({ priceGross, regularPriceGross, taxRate }: ChosenDelivery): DeliveryPrice {
  return { price: priceGross, regularPrice: regularPriceGross, taxRate };
}

function refusalOf(
  coupon: GivenCoupon,
  { facts, valued, subtotal }: { facts: CartFacts; valued: readonly ValuedLine[]; subtotal: number },
): CouponRefusal | undefined {
  const isForSomeGoods = valued.some(({ kind, pricing }) => kind === 'item' && isCouponFor(coupon, pricing));
  return refusalOfCoupon(coupon, { now: facts.now, usesByShopper: coupon.usesByShopper, subtotal, isForSomeGoods });
}

function markUnearned(
  lines: readonly ValuedLine[],
  { facts, applied, goods }: { facts: CartFacts; applied: readonly Coupon[]; goods: number },
): readonly ValuedLine[] {
  const gifts = lines.flatMap(({ id, sku, productSku, kind, giftSource }) =>
    kind === 'item' ? [] : [{ id, sku, productSku, kind, giftSource: giftSource ?? '' }],
  );
  if (gifts.length === 0) return lines;
  const bought = lines.filter(({ kind, pricing }) => kind === 'item' && pricing.unitPrice > 0);
  const earnings = {
    rules: facts.giftRules,
    coupons: applied,
    goods,
    hasGoods: bought.length > 0,
    productSkus: new Set(bought.map(({ productSku }) => productSku)),
    settings: facts.settings,
    now: facts.now,
  };
  const earned = earnedGifts(gifts, earnings);
  return lines.map((line): ValuedLine => {
    if (line.kind === 'item' || earned.has(line.id)) return line;
    const gift = gifts.find(({ id }) => id === line.id);
    const givenFrom = gift && missedThreshold(gift, earnings);
    return { ...line, problem: 'not-earned', ...(givenFrom !== undefined && { givenFrom }) };
  });
}

function lineNotice(line: CartLine, site: Site, goods: number): CartNotice[] {
  const { problem, sku, name, available } = line;
  if (problem === undefined) return [];
  if (problem === 'not-earned') return [giftNotice('gift-not-earned', line, { site, goods })];
  return [noticeOf(`line-${problem}`, { sku, name, quantity: available }, site.language)];
}

function couponNotice({ coupon, refusal }: CouponState, site: Site, subtotal: number): CartNotice[] {
  if (!refusal) return [];
  return [{ code: refusal, message: couponSentence(refusal, { ...coupon, subtotal }, site), coupon: coupon.code }];
}
