import { type Money, makeOnce } from '@witryna/module-schemas';
import { createFormatMoney } from '@witryna/modules';
import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import type { CartTexts } from '../i18n/cart.pl.ts';

/** How the cart speaks on a site. */
export interface CartLocale {
  readonly language: string;
  readonly texts: CartTexts;
  readonly money: (money: Money) => string;
  /** `wtorek, 24 listopada`, of `2026-11-24`. */
  readonly day: (date: string) => string;
}

const dayFormatOf = makeOnce(
  (language: string) =>
    new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
);
const locales = new Map<string, CartLocale>();

/** The sentences and forms of a language; those without a catalogue read English. */
export function cartLocaleOf(language: string): CartLocale {
  const known = locales.get(language);
  if (known) return known;
  const locale = {
    language,
    texts: areaTextsOf(language, 'shop').cart,
    money: createFormatMoney(language),
    day: (date: string) => dayFormatOf(language).format(new Date(`${date.slice(0, 10)}T12:00:00Z`)),
  };
  locales.set(language, locale);
  return locale;
}
