import type { DeliveryPoint } from '../delivery/index.ts';

/** The point where the parcel waits, as it was when it was chosen. */
export interface OrderPoint {
  readonly provider: string;
  readonly code: string;
  /** In one line. */
  readonly address: string;
}

/** A point as an order keeps it. */
export function toOrderPoint({ provider, code, street, postcode, city }: DeliveryPoint): OrderPoint {
  return { provider, code, address: `${street}, ${postcode} ${city}` };
}
