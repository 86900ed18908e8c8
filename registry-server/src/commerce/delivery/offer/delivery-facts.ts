import type { Site } from '../../../content/sites/index.ts';
import type { PointCodes } from '../points/delivery-point.ts';
import type { MeasuredPiece } from './fits-into.ts';

/** What the offer of ways of delivery follows from. Money is in minor units, gross. */
export interface DeliveryFacts {
  readonly site: Site;
  readonly currency: string;
  /** Of the goods, without delivery. */
  readonly valueAfterDiscounts: number;
  readonly freeDeliveryByCoupon: boolean;
  /** Left out where no weight is known. */
  readonly weightGrams?: number;
  /** Those of which it is known how large they are; the others stand in no method's way. */
  readonly pieces?: readonly MeasuredPiece[];
  /** Lines of the cart; without any there is nothing to deliver. */
  readonly lines: number;
  /** Left out while the shopper has not said it: then nothing is refused for its sake. */
  readonly destination?: { readonly countryCode: string; readonly postcode: string };
  /** Points that the shopper has chosen; networks without one refuse nothing for its sake. */
  readonly points?: PointCodes;
  readonly now: Date;
}
