import { type CarrierDriver, singleMethodCarrier } from './carrier-driver.ts';

const defaults = {
  isActive: true,
  isFreeFromThreshold: false,
  maxWeightGrams: 20_000,
  /** The largest size (L), says the carrier. */
  maxParcel: { lengthMm: 600, widthMm: 380, heightMm: 410 },
  transitDays: { from: 2, to: 3 },
  countries: ['PL'],
} as const;

/** Orlen Paczka: machines, stations and shops; `95_1` is paid on pick-up. */
export const orlenCarriers: readonly CarrierDriver[] = [
  singleMethodCarrier('95_0', {
    needsPoint: 'orlen',
    cashOnDelivery: false,
    defaults: {
      ...defaults,
      priority: 45,
      price: { PLN: 899, EUR: 249 },
      words: {
        pl: {
          carrierTitle: 'ORLEN Paczka',
          methodTitle: 'Odbiór w punkcie',
          displayInfo: 'Automaty, stacje i sklepy w całej Polsce.',
        },
        en: {
          carrierTitle: 'ORLEN Paczka',
          methodTitle: 'Pick-up point',
          displayInfo: 'Machines, stations and shops all over Poland.',
        },
      },
    },
  }),
  singleMethodCarrier('95_1', {
    needsPoint: 'orlen',
    cashOnDelivery: true,
    defaults: {
      ...defaults,
      priority: 46,
      price: { PLN: 1_349, EUR: 399 },
      words: {
        pl: {
          carrierTitle: 'ORLEN Paczka',
          methodTitle: 'Odbiór w punkcie, płatność przy odbiorze',
          displayInfo: 'Zapłacisz przy odbiorze w punkcie.',
        },
        en: {
          carrierTitle: 'ORLEN Paczka',
          methodTitle: 'Pick-up point, pay on pick-up',
          displayInfo: 'Pay at the point when you pick it up.',
        },
      },
    },
  }),
];
