import { InputRefused } from '../../graphql/refusals.ts';
import type { OpenCart } from '../cart/change-cart.ts';
import { refusalSentence } from '../delivery/offer/refusal-sentences.ts';
import { POINT_PROVIDERS } from '../delivery/points/delivery-point.ts';
import type { PointRefusal } from '../delivery/points/point-check.ts';
import { refusePoint } from '../delivery/points/refuse-point.ts';
import type { CheckoutOffers } from './checkout-offers.ts';
import type { Given } from './given-text.ts';

/** Longer than any code there is. */
const MAX_CODE_LENGTH = 40;

/**
 * The code of a point as its network writes it; undefined when nothing is said of it, null when it is emptied. One that
 * no network has, or where no parcels go at present, is refused. Whether it can be paid there is up to the method.
 */
export async function readPoint(
  typed: Given<string>,
  { trx, shopper: { site } }: Pick<OpenCart, 'trx' | 'shopper'>,
  { delivery }: Pick<CheckoutOffers, 'delivery'>,
): Promise<string | null | undefined> {
  if (typed === undefined) return undefined;
  if (typed === null || typed.trim() === '') return null;
  let refusal: PointRefusal = 'point-unknown';
  for (const provider of typed.length > MAX_CODE_LENGTH ? [] : POINT_PROVIDERS) {
    const point = await delivery.point(provider, typed, trx);
    const refused = refusePoint(point, { cashOnDelivery: false });
    if (point && !refused) return point.code;
    if (point && refused) refusal = refused;
  }
  throw new InputRefused(refusalSentence(refusal, { language: 'en' }), refusal, {
    message: refusalSentence(refusal, site),
  });
}
