import type { MessageValues } from '../../../error-messages/message.ts';
import { EntityMissing, InputRefused } from '../../../graphql/refusals.ts';
import {
  type Coupon,
  type CouponRefusal,
  couponValues,
  findCouponsByCode,
  isLastingRefusal,
  type RefusedCoupon,
} from '../../coupons/index.ts';
import type { CartState } from '../calculation/calculate-cart.ts';
import { type Change, type OpenCart, readState } from './change-cart.ts';

export type CouponStrategy = 'append' | 'replace';

/** A code that does not hold; the contract has one sentence for all reasons, ours is in the details. */
class CouponRefused extends EntityMissing {
  constructor(reason: CouponRefusal, values: MessageValues) {
    const message = "The coupon code isn't valid. Verify the code and try again.";
    super(message, reason, { ...values, reason, faults: [{ path: '/coupon_code', rule: 'coupon', sentence: reason }] });
  }
}

/** True for a code that names no coupon of the site: a guess that failed. */
export function isUnknownCoupon(error: unknown): boolean {
  return error instanceof CouponRefused && error.code === 'coupon-unknown';
}

/** Gives coupons to the cart, all or none. One that is there already stays where it is. */
export function applyCoupons(codes: readonly string[], strategy: CouponStrategy): Change<null> {
  return async (open) => {
    const { trx, cart, settings, shopper } = open;
    if (open.lines.length === 0) throw new EntityMissing('Cart does not contain products.', 'cart-empty');
    const before = await readState(open);
    const found = await findCouponsByCode(trx, shopper.site.id, codes);
    const wanted = found.map((coupon, index) => coupon ?? refuse(open, 'coupon-unknown', { code: codes[index] ?? '' }));
    const kept = strategy === 'append' ? before.coupons.filter((each) => isWorthKeeping(each)) : [];
    const ids = [...new Set([...kept.map(({ coupon }) => coupon.id), ...wanted.map(({ id }) => id)])];
    if (ids.length > settings.maxCoupons) {
      const message = 'A coupon is already applied to the cart. Please remove it to apply another';
      const faults = [{ path: '/coupon_code', rule: 'coupon', sentence: 'coupon-limit' }] as const;
      throw new InputRefused(message, 'coupon-limit', { maximum: settings.maxCoupons, faults });
    }
    await trx.deleteFrom('cart_coupon').where('cartId', '=', cart.id).execute();
    await trx
      .insertInto('cart_coupon')
      .values(ids.map((couponId, position) => ({ cartId: cart.id, couponId, position })))
      .execute();
    const after = await readState(open);
    for (const coupon of wanted) refuseIdle(open, coupon, after);
    return { outcome: null };
  };
}

/** Takes all coupons from the cart. */
export function removeCoupons(): Change<null> {
  return async ({ trx, cart, lines }) => {
    if (lines.length === 0) throw new EntityMissing('Cart does not contain products.', 'cart-empty');
    await trx.deleteFrom('cart_coupon').where('cartId', '=', cart.id).execute();
    return { outcome: null };
  };
}

/** A coupon that cannot hold any more makes room for another. */
function isWorthKeeping({ refusal }: CartState['coupons'][number]): boolean {
  return refusal === undefined || !isLastingRefusal(refusal);
}

function refuseIdle(open: OpenCart, coupon: Coupon, { coupons, totals }: CartState): void {
  const refusal = coupons.find((each) => each.coupon.id === coupon.id)?.refusal;
  if (refusal) refuse(open, refusal, { ...coupon, subtotal: totals.subtotal });
}

function refuse({ shopper }: OpenCart, refusal: CouponRefusal, coupon: RefusedCoupon): never {
  throw new CouponRefused(refusal, couponValues(coupon, shopper.site));
}
