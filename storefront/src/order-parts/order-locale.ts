import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import type { OrderPageTexts } from '../i18n/order-page.pl.ts';
import type { Money } from './order-answer.ts';

/** How the page speaks on a site. */
export interface OrderLocale {
  readonly texts: OrderPageTexts;
  readonly money: (amount: Money) => string;
  /** `24.11.2026`, from `2026-11-24` or `2026-11-24 10:00:00`. */
  readonly day: (date: string) => string;
}

/** The sentences and forms of a language; those without a catalogue read English. */
export function orderLocaleOf(language: string): OrderLocale {
  const formats = new Map<string, Intl.NumberFormat>();
  return {
    texts: areaTextsOf(language, 'orders').orderPage,
    money({ value, currency }) {
      const format =
        formats.get(currency) ??
        new Intl.NumberFormat(language, { style: 'currency', currency, useGrouping: 'always' });
      formats.set(currency, format);
      // Beside sums in columns a hyphen is too short to be seen as a minus.
      return format.format(value).replace('-', '−');
    },
    day: (date) => date.slice(0, 10).split('-').reverse().join('.'),
  };
}
