import { toMoney } from '../../../graphql/money.ts';
import type { CartState, CouponState } from '../calculation/calculate-cart.ts';

/** `Discount` of the schema. */
export function discountOf({ coupon }: CouponState, amount: number, appliedTo: 'ITEM' | 'SHIPPING', currency: string) {
  const value = coupon.percent ?? (coupon.amount === null ? null : coupon.amount / 100);
  return {
    amount: toMoney(amount, currency),
    applied_to: appliedTo,
    label: coupon.name,
    coupon: { code: coupon.code },
    type: 'COUPON',
    value,
  };
}

/** What the coupons take off, as the contract tells it: off the things and off delivery apart; null when nothing. */
export function discountsOfCart({ coupons, currency }: CartState) {
  const discounts = coupons.flatMap((each) => [
    ...(each.goods > 0 ? [discountOf(each, each.goods, 'ITEM', currency)] : []),
    ...(each.delivery > 0 ? [discountOf(each, each.delivery, 'SHIPPING', currency)] : []),
  ]);
  return discounts.length > 0 ? discounts : null;
}
