import type { CarrierDriver, MethodDriver } from './carrier-driver.ts';

/** Aramex's products, of the markets around the Gulf: same day, next day, next day by noon, cash collected. */
const PRODUCTS = [
  { code: 'SMD', pl: 'Tego samego dnia', en: 'Same day', days: [0, 1], price: 3_999, cashOnDelivery: false },
  { code: 'OND', pl: 'Następnego dnia', en: 'Next day', days: [1, 2], price: 2_999, cashOnDelivery: false },
  {
    code: 'ONP',
    pl: 'Następnego dnia, ekspres',
    en: 'Next day express',
    days: [1, 1],
    price: 3_499,
    cashOnDelivery: false,
  },
  { code: 'CDS', pl: 'Za pobraniem', en: 'Cash on delivery', days: [1, 3], price: 3_499, cashOnDelivery: true },
] as const;

function methodOf(
  { code, pl, en, days: [from, to], price, cashOnDelivery }: (typeof PRODUCTS)[number],
  index: number,
): MethodDriver {
  return {
    methodCode: code,
    cashOnDelivery,
    defaults: {
      priority: 70 + index,
      isActive: false,
      price: { PLN: price, EUR: Math.round(price / 4) },
      isFreeFromThreshold: false,
      maxWeightGrams: 30_000,
      transitDays: { from, to },
      countries: ['AE'],
      words: {
        pl: { carrierTitle: 'Aramex', methodTitle: pl, displayInfo: '' },
        en: { carrierTitle: 'Aramex', methodTitle: en, displayInfo: '' },
      },
    },
  };
}

/** Aramex; off until a site of its markets switches it on. */
export const aramexCarrier: CarrierDriver = { carrierCode: 'aramex', methods: PRODUCTS.map(methodOf) };
