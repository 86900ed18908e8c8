import { errorSentence } from '../../error-messages/error-messages.ts';
import { InputRefused } from '../../graphql/refusals.ts';
import { type CheckoutOffers, type OpenCart, readCheckout, type StoredCheckout } from '../cart/index.ts';
import {
  type DeliveryPoint,
  POINT_PROVIDERS,
  type PointProvider,
  type PointRefusal,
  refusePoint,
} from '../delivery/index.ts';
import type { Given } from './api/input-text.ts';
import { neededNetwork, withoutPoint } from './chosen-point.ts';

/** Longer than any code there is. */
const MAX_CODE_LENGTH = 40;

/** Why a code names no point for this cart. */
type PointChoiceRefusal = PointRefusal | 'point-ambiguous' | 'point-of-other-network';

/** What becomes of a cart's points. */
export type PointChange = (present: StoredCheckout) => StoredCheckout;

/**
 * Reads the code of a point; undefined when nothing is said of it, and an empty one takes the point of the chosen
 * delivery away. The network is the one that has the code. Refused is a code that none has or two have, one where no
 * parcels go at present, and one of another network than the chosen delivery's. Whether it can be paid there is up to
 * the method.
 */
export async function readPoint(
  typed: Given<string>,
  open: Pick<OpenCart, 'trx' | 'cart'>,
  { delivery }: Pick<CheckoutOffers, 'delivery'>,
): Promise<PointChange | undefined> {
  if (typed === undefined) return undefined;
  if (typed === null || typed.trim() === '') return withoutPoint;
  const points = typed.length > MAX_CODE_LENGTH ? [] : await pointsOfCode(typed, open, delivery);
  const [point, ...others] = points;
  if (!point) throw refused('point-unknown');
  if (others.length > 0) throw refused('point-ambiguous');
  const refusal = refusePoint(point, { cashOnDelivery: false });
  if (refusal) throw refused(refusal);
  const network = neededNetwork(await readCheckout(open.trx, open.cart.id));
  if (network !== undefined && network !== point.provider) throw refused('point-of-other-network');
  return (present) => ({ ...present, points: { ...present.points, [point.provider]: point.code } });
}

/** The points of this code, one in each network that has it. */
async function pointsOfCode(
  typed: string,
  { trx }: Pick<OpenCart, 'trx'>,
  delivery: CheckoutOffers['delivery'],
): Promise<DeliveryPoint[]> {
  const found: DeliveryPoint[] = [];
  for (const provider of POINT_PROVIDERS satisfies readonly PointProvider[]) {
    const point = await delivery.point(provider, typed, trx);
    if (point) found.push(point);
  }
  return found;
}

const refused = (refusal: PointChoiceRefusal) => new InputRefused(errorSentence(refusal, 'en'), refusal);
