import type { DeliveryPoint } from './delivery-point.ts';

/** Why a parcel cannot go to a point: no such point, closed or not for pick-up, nothing can be paid there. */
export type PointRefusal = 'point-unknown' | 'point-not-operating' | 'point-without-payment';

/** Why a parcel cannot go to this point; undefined when it can. */
export function refusePoint(
  point: DeliveryPoint | undefined,
  { cashOnDelivery }: { readonly cashOnDelivery: boolean },
): PointRefusal | undefined {
  if (!point) return 'point-unknown';
  if (!point.isOperating) return 'point-not-operating';
  return cashOnDelivery && !point.takesPayment ? 'point-without-payment' : undefined;
}
