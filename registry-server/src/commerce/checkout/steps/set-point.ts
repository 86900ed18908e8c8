import type { Change, CheckoutOffers } from '../../cart/index.ts';
import { refuse } from '../checkout.errors.ts';
import { withoutPoint } from '../chosen-point.ts';
import { readPoint } from '../point-choice.ts';
import { updateCheckout } from '../update-checkout.ts';

/** Notes the point where the parcel is to wait; the same as `pickup_location_code` of the address. */
export function setPoint(typed: string, offers: Pick<CheckoutOffers, 'delivery'>): Change<null> {
  return async (open) => {
    if (typed.trim() === '') throw refuse.parameter('locker_number');
    const change = await readPoint(typed, open, offers);
    if (change) await updateCheckout(open, change);
    return { outcome: null };
  };
}

/** Takes away the point of the chosen delivery, which stays; without one that needs a point, all that are kept. */
export function clearPoint(): Change<null> {
  return async (open) => {
    await updateCheckout(open, withoutPoint);
    return { outcome: null };
  };
}
