import { paymentEn } from '../../i18n/payment.en.ts';
import { type PaymentTexts, paymentPl } from '../../i18n/payment.pl.ts';
import { type CheckoutLocale, checkoutLocaleOf } from '../checkout-locale.ts';

/** How the last step speaks on a site. */
export interface PaymentLocale extends Omit<CheckoutLocale, 'texts'> {
  readonly texts: PaymentTexts;
}

/** The sentences and forms of a language; those without a catalogue read English. */
export function paymentLocaleOf(language: string): PaymentLocale {
  return { ...checkoutLocaleOf(language), texts: /^pl\b/i.test(language) ? paymentPl : paymentEn };
}
