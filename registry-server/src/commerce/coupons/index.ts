/** What other features may use of coupons. */

export { type CouponRefusal, isLastingRefusal, refusalOfCoupon } from './coupon-refusal.ts';
export { couponSentence, couponValues, type RefusedCoupon } from './coupon-sentences.ts';
export { forgetCouponUses, returnCouponUses, takeCouponUses } from './coupon-uses.store.ts';
export { CouponUsedUp } from './coupons.errors.ts';
export { type Coupon, findCouponsByCode } from './coupons.store.ts';
export type { CouponKind } from './coupons.tables.ts';
