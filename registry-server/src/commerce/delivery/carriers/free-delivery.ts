import { type CarrierDriver, singleMethodCarrier } from './carrier-driver.ts';

/** Delivery that the shop pays for, by the carrier that it chooses; offered from the threshold of free delivery on. */
export const freeDeliveryCarrier: CarrierDriver = singleMethodCarrier('freeshipping', {
  cashOnDelivery: false,
  onlyWhenFree: true,
  defaults: {
    priority: 50,
    isActive: true,
    price: { PLN: 0, EUR: 0 },
    isFreeFromThreshold: true,
    maxWeightGrams: 31_500,
    transitDays: { from: 2, to: 4 },
    countries: ['PL'],
    words: {
      pl: {
        carrierTitle: 'Darmowa dostawa',
        methodTitle: 'Kurier wybrany przez sklep',
        displayInfo: 'Doręczenie pod wskazany adres na koszt sklepu.',
      },
      en: {
        carrierTitle: 'Free delivery',
        methodTitle: 'Courier chosen by the shop',
        displayInfo: 'Delivery to your address at the shop’s expense.',
      },
    },
  },
});
