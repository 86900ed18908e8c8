import { type CarrierDriver, type MethodDefaults, singleMethodCarrier } from './carrier-driver.ts';

const defaults = {
  isActive: true,
  isFreeFromThreshold: true,
  transitDays: { from: 1, to: 2 },
  countries: ['PL'],
} as const;

/** What goes into the largest of the compartments (size C), says the carrier. */
const locker = {
  ...defaults,
  maxWeightGrams: 25_000,
  maxParcel: { lengthMm: 640, widthMm: 380, heightMm: 410 },
} as const;

const lockerWords: MethodDefaults['words'] = {
  pl: {
    carrierTitle: 'InPost',
    methodTitle: 'Paczkomat® 24/7',
    displayInfo: 'Odbiór w wybranym Paczkomacie o każdej porze.',
  },
  en: {
    carrierTitle: 'InPost',
    methodTitle: 'Parcel locker 24/7',
    displayInfo: 'Pick up at the locker you choose, at any hour.',
  },
};

const courierWords: MethodDefaults['words'] = {
  pl: { carrierTitle: 'InPost', methodTitle: 'Kurier', displayInfo: 'Kurier zapowie się SMS-em.' },
  en: { carrierTitle: 'InPost', methodTitle: 'Courier', displayInfo: 'The courier announces the parcel by SMS.' },
};

const courier = { ...defaults, maxWeightGrams: 30_000, price: { PLN: 1_499, EUR: 399 }, words: courierWords };

/** InPost: parcel machines, with payment on pick-up too, and couriers. `inpost` and `2` are older codes of the same. */
export const inpostCarriers: readonly CarrierDriver[] = [
  singleMethodCarrier('inpostcourier', { cashOnDelivery: false, defaults: { ...courier, priority: 10 } }),
  singleMethodCarrier('inpostlocker', {
    needsPoint: 'inpost',
    cashOnDelivery: false,
    defaults: { ...locker, priority: 11, price: { PLN: 1_199, EUR: 299 }, words: lockerWords },
  }),
  singleMethodCarrier('inpostlockercod', {
    needsPoint: 'inpost',
    cashOnDelivery: true,
    defaults: {
      ...locker,
      priority: 12,
      isFreeFromThreshold: false,
      price: { PLN: 1_699, EUR: 449 },
      words: {
        pl: {
          carrierTitle: 'InPost',
          methodTitle: 'Paczkomat® 24/7, płatność przy odbiorze',
          displayInfo: 'Zapłacisz przy odbiorze, kartą lub BLIKIEM w aplikacji.',
        },
        en: {
          carrierTitle: 'InPost',
          methodTitle: 'Parcel locker 24/7, pay on pick-up',
          displayInfo: 'Pay when you pick it up, by card or BLIK in the app.',
        },
      },
    },
  }),
  singleMethodCarrier('inpost', {
    needsPoint: 'inpost',
    cashOnDelivery: false,
    defaults: {
      ...locker,
      priority: 13,
      isActive: false,
      isFreeFromThreshold: false,
      price: { PLN: 1_199, EUR: 299 },
      words: lockerWords,
    },
  }),
  singleMethodCarrier('2', {
    cashOnDelivery: false,
    defaults: { ...courier, priority: 15, isActive: false, isFreeFromThreshold: false },
  }),
];
