import type { Site } from '../../../content/sites/index.ts';
import { type CouponRefusal, couponSentence, couponValues, type RefusedCoupon } from '../../coupons/index.ts';
import { type PlacementRefused, placementError } from './placement-refused.ts';

/** A discount that the shopper has seen does not vanish without a word. */
export function refuseCoupon(coupon: RefusedCoupon, refusal: CouponRefusal, site: Site): PlacementRefused {
  const values = couponValues(coupon, site);
  return placementError.coupon(couponSentence(refusal, coupon, site), { sentence: refusal, values });
}
