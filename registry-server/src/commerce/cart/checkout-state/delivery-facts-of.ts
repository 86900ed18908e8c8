import type { Site } from '../../../content/sites/index.ts';
import type { DeliveryFacts, MeasuredPiece } from '../../delivery/index.ts';
import type { CartState } from '../calculation/calculate-cart.ts';

export interface DeliveryOccasion {
  readonly site: Site;
  readonly now: Date;
}

/** As much of a cart as its ways of delivery follow from. */
export type DeliveredCart = Pick<CartState, 'currency' | 'lines' | 'coupons' | 'totals' | 'checkout'>;

/** What the ways of delivery for this cart follow from. */
export function deliveryFactsOf(state: DeliveredCart, { site, now }: DeliveryOccasion): DeliveryFacts {
  const { shippingAddress, points } = state.checkout;
  const weightGrams = weightOf(state);
  return {
    site,
    currency: state.currency,
    valueAfterDiscounts: state.totals.goods,
    lines: state.lines.length,
    now,
    freeDeliveryByCoupon: isFreedByCoupon(state),
    ...(weightGrams !== undefined && { weightGrams }),
    pieces: measuredPieces(state),
    ...(shippingAddress && {
      destination: { countryCode: shippingAddress.countryCode, postcode: shippingAddress.postcode ?? '' },
    }),
    ...(points && { points }),
  };
}

/** A coupon for free delivery holds. */
function isFreedByCoupon({ coupons }: Pick<DeliveredCart, 'coupons'>): boolean {
  return coupons.some(({ coupon, refusal }) => refusal === undefined && coupon.kind === 'freeDelivery');
}

/** As far as weights are known; undefined where none is. */
function weightOf({ lines }: Pick<DeliveredCart, 'lines'>): number | undefined {
  const weights = lines.flatMap(({ variant, quantity }) => {
    const grams = variant?.weightGrams;
    return typeof grams === 'number' ? [grams * quantity] : [];
  });
  return weights.length > 0 ? weights.reduce((sum, grams) => sum + grams, 0) : undefined;
}

/** As far as they have been measured. */
const measuredPieces = ({ lines }: Pick<DeliveredCart, 'lines'>): MeasuredPiece[] =>
  lines.flatMap(({ variant, quantity }) => {
    const dimensions = variant?.dimensions;
    return dimensions ? [{ dimensions, quantity }] : [];
  });
