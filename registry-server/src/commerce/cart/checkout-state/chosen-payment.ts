import type { Site } from '../../../content/sites/index.ts';
import type { CartState } from '../calculation/calculate-cart.ts';
import type { CheckoutOffers, OfferedPayment } from './checkout-offers.ts';

/** The ways of payment for the cart as it is now, best first; those that do not go with it say why. */
export function offeredPayments(
  { payments }: Pick<CheckoutOffers, 'payments'>,
  { currency, totals, delivery }: Pick<CartState, 'currency' | 'totals' | 'delivery'>,
  site: Site,
): readonly OfferedPayment[] {
  return payments.methods({
    site,
    currency,
    total: totals.total,
    ...(delivery && { shippingMethod: delivery }),
  });
}
