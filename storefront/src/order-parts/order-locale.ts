import { shopTimeOf, sumFormatOf } from '@witryna/module-schemas';
import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import type { OrderPageTexts } from '../i18n/order-page.pl.ts';
import type { Money } from './order-answer.ts';

/** How the page speaks on a site. */
export interface OrderLocale {
  readonly language: string;
  readonly texts: OrderPageTexts;
  readonly money: (amount: Money) => string;
  /** `24.11.2026`, from `2026-11-24` or `2026-11-24 10:00:00`. */
  readonly day: (date: string) => string;
  /** `24.11.2026, 11:00`, from `2026-11-24 10:00:00` in UTC, by the clock of the shop. */
  readonly moment: (date: string) => string;
}

const DAY_LENGTH = 10;

const utcOf = (date: string) => new Date(`${date.replace(' ', 'T')}Z`);
const toDay = (date: string) => date.split('-').reverse().join('.');

/** `2026-11-25`, the day in the shop, from `2026-11-24 23:30:00` in UTC; a day without an hour stays as it is. */
export function shopDayOf(date: string): string {
  return date.length <= DAY_LENGTH ? date : shopTimeOf(utcOf(date)).day;
}

/** The sentences and forms of a language; those without a catalogue read English. */
export function orderLocaleOf(language: string): OrderLocale {
  return {
    language,
    texts: areaTextsOf(language, 'orders').orderPage,
    money({ value, currency }) {
      // Beside sums in columns a hyphen is too short to be seen as a minus.
      return sumFormatOf(language, currency).format(value).replace('-', '−');
    },
    moment: (date) => `${toDay(shopDayOf(date))}, ${shopTimeOf(utcOf(date)).time}`,
    day: (date) => toDay(shopDayOf(date)),
  };
}
