import type { CheckedPoint } from '../parcel-points/index.ts';

/** A locker in Kraków; what a test is about, it says itself. */
export function aParcelPoint(given: Partial<CheckedPoint> = {}): CheckedPoint {
  return {
    network: 'inpost',
    code: 'KRA010',
    street: 'ul. Floriańska 12',
    city: 'Kraków',
    postcode: '31-021',
    description: 'Przy sklepie',
    openingHours: '24/7',
    isAlwaysOpen: true,
    isOperating: true,
    takesPayment: true,
    latitude: 50.0637,
    longitude: 19.9399,
    ...given,
  };
}

/** The same as the shop answers it. */
export function aWirePoint(given: Partial<CheckedPoint> = {}) {
  const { network, ...point } = aParcelPoint(given);
  return { ...point, provider: network, kind: 'locker', province: 'małopolskie' };
}
