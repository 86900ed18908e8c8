import type { Change } from '../../cart/change-cart.ts';
import { refuse } from '../checkout.errors.ts';
import type { CheckoutOffers } from '../checkout-offers.ts';
import { readPoint } from '../point-choice.ts';
import { updateCheckout } from '../update-checkout.ts';

/** Notes the point where the parcel is to wait; the same as `pickup_location_code` of the address. */
export function setPoint(typed: string, offers: Pick<CheckoutOffers, 'delivery'>): Change<null> {
  return async (open) => {
    const pointCode = await readPoint(typed, open, offers);
    if (!pointCode) throw refuse.parameter('locker_number');
    await updateCheckout(open, (present) => ({ ...present, pointCode }));
    return { outcome: null };
  };
}
