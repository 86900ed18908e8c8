import type { DeliveryPoint } from '../commerce/delivery/index.ts';

/** A parcel machine in Kraków; what a test is about, it says itself. */
export function aPoint(changes: Partial<DeliveryPoint> = {}): DeliveryPoint {
  return {
    provider: 'inpost',
    code: 'KRA010',
    kind: 'locker',
    street: 'ul. Długa 5',
    city: 'Kraków',
    postcode: '31-147',
    province: 'małopolskie',
    description: 'Przy sklepie',
    openingHours: '24/7',
    isAlwaysOpen: true,
    takesPayment: true,
    isOperating: true,
    latitude: 50.0708,
    longitude: 19.9386,
    ...changes,
  };
}
