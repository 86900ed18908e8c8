import type { Selectable } from 'kysely';
import type { CouponTable } from './coupons.tables.ts';

/** Why a coupon does not hold, from what can never change to what the shopper can. */
export const COUPON_REFUSALS = [
  'coupon-unknown',
  'coupon-inactive',
  'coupon-expired',
  'coupon-used-up',
  'coupon-used-by-customer',
  'coupon-not-started',
  'coupon-below-minimum',
  'coupon-not-for-these-goods',
] as const;
export type CouponRefusal = (typeof COUPON_REFUSALS)[number];

export type CouponRules = Pick<
  Selectable<CouponTable>,
  'isActive' | 'startsAt' | 'endsAt' | 'minimum' | 'usageLimit' | 'usagePerCustomer' | 'uses'
>;

/** What a coupon is held against. */
export interface CouponOccasion {
  readonly now: Date;
  /** How often this shopper has taken it, as far as is known before the order. */
  readonly usesByShopper: number;
  /** Value of goods before discounts. */
  readonly subtotal: number;
  /** True when the coupon is for some of the goods. */
  readonly isForSomeGoods: boolean;
}

/** Why the coupon does not hold; undefined when it does. */
export function refusalOfCoupon(coupon: CouponRules, occasion: CouponOccasion): CouponRefusal | undefined {
  const { now, usesByShopper, subtotal, isForSomeGoods } = occasion;
  const { startsAt, endsAt, usageLimit, usagePerCustomer } = coupon;
  if (!coupon.isActive) return 'coupon-inactive';
  if (endsAt && endsAt <= now) return 'coupon-expired';
  if (usageLimit !== null && coupon.uses >= usageLimit) return 'coupon-used-up';
  if (usagePerCustomer !== null && usesByShopper >= usagePerCustomer) return 'coupon-used-by-customer';
  if (startsAt && startsAt > now) return 'coupon-not-started';
  if (subtotal < (coupon.minimum ?? 0)) return 'coupon-below-minimum';
  return isForSomeGoods ? undefined : 'coupon-not-for-these-goods';
}

const LASTING: ReadonlySet<CouponRefusal> = new Set([
  'coupon-unknown',
  'coupon-inactive',
  'coupon-expired',
  'coupon-used-up',
  'coupon-used-by-customer',
]);

/** True when nothing the shopper does to the cart makes the coupon hold: it only stands in the way of another. */
export function isLastingRefusal(refusal: CouponRefusal): boolean {
  return LASTING.has(refusal);
}
