import type { DeliveryPoint } from './delivery-point.ts';

/** Why a parcel cannot go to a point: no such point, closed or not for pick-up, nothing can be paid there. */
export type PointRefusal = 'point-unknown' | 'point-not-operating' | 'point-without-payment';

export type PointCheck =
  | {
      readonly isFit: true;
      readonly point: DeliveryPoint;
      /** False when the network did not answer and the shop's own list had to do. */
      readonly isConfirmed: boolean;
    }
  | {
      readonly isFit: false;
      readonly refusal: PointRefusal;
      /** A sentence in the site's language. */
      readonly message: string;
    };
