import type { PaymentTexts } from '../../i18n/payment.pl.ts';
import type { CheckoutLocale } from '../checkout-locale.ts';

/** How the last step speaks on a site. */
export interface PaymentLocale extends Omit<CheckoutLocale, 'texts'> {
  readonly texts: PaymentTexts;
}
