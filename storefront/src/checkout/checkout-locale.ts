import type { Money } from '@witryna/module-schemas';
import { formatWeekdays } from '@witryna/module-schemas';
import { type CartLocale, cartLocaleOf } from '../cart-view/index.ts';
import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import type { CheckoutTexts } from '../i18n/checkout.pl.ts';
import type { DeliveryDays } from './checkout.ts';

/** How the checkout speaks on a site. */
export interface CheckoutLocale extends Pick<CartLocale, 'language' | 'money'> {
  readonly texts: CheckoutTexts;
  readonly cart: CartLocale;
  /** `wt. 24.11 – śr. 25.11`, or one day. */
  readonly days: (days: DeliveryDays) => string;
}

const locales = new Map<string, CheckoutLocale>();

/** The sentences and forms of a language; those without a catalogue read English. */
export function checkoutLocaleOf(language: string): CheckoutLocale {
  const known = locales.get(language);
  if (known) return known;
  const cart = cartLocaleOf(language);
  const locale: CheckoutLocale = {
    language,
    money: cart.money,
    cart,
    texts: areaTextsOf(language, 'shop').checkout,
    days: ({ from, to }) => formatWeekdays(from, to, language),
  };
  locales.set(language, locale);
  return locale;
}

/** What a delivery costs: `Gratis` where that is nothing. */
export const deliveryPrice = (price: Money, { money, cart }: Pick<CheckoutLocale, 'money' | 'cart'>): string =>
  price.amount === 0 ? cart.texts.forFree : money(price);
