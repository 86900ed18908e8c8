import type { PaymentMethodCode } from '../../payment-method-codes.ts';

interface MethodDefaults {
  /** Lower comes first. */
  readonly priority: number;
  readonly titles: { readonly pl: string; readonly en: string };
  /** Currencies that it can be paid in; left out: any. */
  readonly currencies?: readonly string[];
  /** Of another market: off until somebody switches it on. */
  readonly isForeign?: true;
}

const PLN = ['PLN'];
const titled = (pl: string, en = pl) => ({ pl, en });

/** What the ways of payment are without anybody having set anything. */
export const METHOD_DEFAULTS: Readonly<Record<PaymentMethodCode, MethodDefaults>> = {
  paynow_gateway: {
    priority: 10,
    titles: titled('Szybki przelew – Paynow', 'Fast transfer – Paynow'),
    currencies: PLN,
  },
  paynow_blik_gateway: { priority: 11, titles: titled('BLIK – Paynow'), currencies: PLN },
  przelewy24_blik: { priority: 12, titles: titled('BLIK – Przelewy24'), currencies: PLN },
  przelewy24: { priority: 13, titles: titled('Przelewy24'), currencies: PLN },
  przelewy24_card: { priority: 14, titles: titled('Karta płatnicza – Przelewy24', 'Payment card – Przelewy24') },
  payu_gateway: { priority: 15, titles: titled('PayU'), currencies: PLN },
  payu_gateway_card: { priority: 16, titles: titled('Karta płatnicza – PayU', 'Payment card – PayU') },
  'apple-pay': { priority: 17, titles: titled('Apple Pay') },
  gpay: { priority: 18, titles: titled('Google Pay') },
  paypal: { priority: 19, titles: titled('PayPal') },
  cashondelivery: { priority: 20, titles: titled('Płatność przy odbiorze', 'Cash on delivery') },
  przelewy24_paypo: {
    priority: 21,
    titles: titled('PayPo – zapłać za 30 dni', 'PayPo – pay in 30 days'),
    currencies: PLN,
  },
  banktransfer: { priority: 30, titles: titled('Przelew tradycyjny', 'Bank transfer') },
  ngeniusonline: { priority: 40, titles: titled('N-Genius Online'), isForeign: true },
};
