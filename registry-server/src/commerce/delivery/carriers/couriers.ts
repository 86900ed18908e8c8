import { type CarrierDriver, type MethodWords, singleMethodCarrier } from './carrier-driver.ts';

interface Courier {
  readonly code: string;
  readonly title: string;
  readonly priority: number;
  readonly price: { readonly PLN: number; readonly EUR: number };
  readonly maxWeightGrams: number;
  readonly isActive?: boolean;
  readonly isFreeFromThreshold?: boolean;
  readonly cashOnDelivery?: boolean;
}

/** Older codes (`3` DPD, `flatrate` DHL) are kept for shops that are used to them; they are off until switched on. */
const COURIERS: readonly Courier[] = [
  {
    code: 'Glsshipping',
    title: 'GLS',
    priority: 20,
    price: { PLN: 1_399, EUR: 379 },
    maxWeightGrams: 31_500,
    isFreeFromThreshold: true,
  },
  { code: 'Dpdshipping', title: 'DPD', priority: 30, price: { PLN: 1_549, EUR: 419 }, maxWeightGrams: 31_500 },
  {
    code: 'Dpdshippingcod',
    title: 'DPD',
    priority: 31,
    price: { PLN: 2_049, EUR: 549 },
    maxWeightGrams: 31_500,
    cashOnDelivery: true,
  },
  {
    code: '3',
    title: 'DPD',
    priority: 32,
    price: { PLN: 1_549, EUR: 419 },
    maxWeightGrams: 31_500,
    isActive: false,
  },
  { code: 'Dhlshipping', title: 'DHL', priority: 40, price: { PLN: 1_649, EUR: 449 }, maxWeightGrams: 31_500 },
  {
    code: 'flatrate',
    title: 'DHL',
    priority: 41,
    price: { PLN: 1_649, EUR: 449 },
    maxWeightGrams: 31_500,
    isActive: false,
  },
  {
    code: 'upsshipping',
    title: 'UPS',
    priority: 60,
    price: { PLN: 2_499, EUR: 649 },
    maxWeightGrams: 70_000,
    isActive: false,
  },
];

const PREPAID: Record<'pl' | 'en', Omit<MethodWords, 'carrierTitle'>> = {
  pl: { methodTitle: 'Kurier', displayInfo: 'Doręczenie pod wskazany adres.' },
  en: { methodTitle: 'Courier', displayInfo: 'Delivery to your address.' },
};
const ON_DELIVERY: Record<'pl' | 'en', Omit<MethodWords, 'carrierTitle'>> = {
  pl: { methodTitle: 'Kurier za pobraniem', displayInfo: 'Zapłacisz kurierowi przy odbiorze.' },
  en: { methodTitle: 'Courier, cash on delivery', displayInfo: 'Pay the courier when the parcel arrives.' },
};

function courierDriver({ code, title, priority, price, maxWeightGrams, ...rest }: Courier): CarrierDriver {
  const { isActive = true, isFreeFromThreshold = false, cashOnDelivery = false } = rest;
  const words = cashOnDelivery ? ON_DELIVERY : PREPAID;
  return singleMethodCarrier(code, {
    cashOnDelivery,
    defaults: {
      priority,
      price,
      maxWeightGrams,
      isActive,
      isFreeFromThreshold,
      transitDays: { from: 1, to: 2 },
      countries: ['PL'],
      words: { pl: { carrierTitle: title, ...words.pl }, en: { carrierTitle: title, ...words.en } },
    },
  });
}

/** Couriers who come to the address, at one price each. */
export const courierCarriers: readonly CarrierDriver[] = COURIERS.map(courierDriver);
