import type { DeliveryPoint } from './delivery-point.ts';
import type { PointRefusal } from './point-check.ts';

/** Why a parcel cannot go to this point; undefined when it can. */
export function refusePoint(
  point: DeliveryPoint | undefined,
  { cashOnDelivery }: { readonly cashOnDelivery: boolean },
): PointRefusal | undefined {
  if (!point) return 'point-unknown';
  if (!point.isOperating) return 'point-not-operating';
  return cashOnDelivery && !point.takesPayment ? 'point-without-payment' : undefined;
}
