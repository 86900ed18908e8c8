import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { CouponRules } from './coupon-refusal.ts';
import type { CouponStatus } from './coupons.schema.ts';

/** How staff see a coupon: the first of these that is true of it. */
export function statusOfCoupon(coupon: CouponRules, now: Date): CouponStatus {
  if (!coupon.isActive) return 'inactive';
  if (coupon.endsAt && coupon.endsAt <= now) return 'expired';
  if (coupon.usageLimit !== null && coupon.uses >= coupon.usageLimit) return 'used-up';
  return coupon.startsAt && coupon.startsAt > now ? 'scheduled' : 'active';
}

/** The same as a condition. */
export function hasCouponStatus(
  eb: ExpressionBuilder<Tables, 'coupon'>,
  status: CouponStatus,
  now: Date,
): ExpressionWrapper<Tables, 'coupon', SqlBool> {
  const isActive = eb('isActive', '=', true);
  const isExpired = eb.and([eb('endsAt', 'is not', null), eb('endsAt', '<=', now)]);
  const isUsedUp = eb.and([eb('usageLimit', 'is not', null), eb('uses', '>=', eb.ref('usageLimit'))]);
  const isScheduled = eb.and([eb('startsAt', 'is not', null), eb('startsAt', '>', now)]);
  switch (status) {
    case 'inactive':
      return eb.and([eb('isActive', '=', false)]);
    case 'expired':
      return eb.and([isActive, isExpired]);
    case 'used-up':
      return eb.and([isActive, eb.not(isExpired), isUsedUp]);
    case 'scheduled':
      return eb.and([isActive, eb.not(isExpired), eb.not(isUsedUp), isScheduled]);
    case 'active':
      return eb.and([isActive, eb.not(isExpired), eb.not(isUsedUp), eb.not(isScheduled)]);
  }
}
