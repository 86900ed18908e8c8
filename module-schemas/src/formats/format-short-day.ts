import { shopTimeOf } from '../time/shop-clock.ts';
import { makeOnce } from './make-once.ts';

/** A day as numbers: `24.11.2026`. */
type ShortDay = (year: string, month: string, day: string) => string;

const withDots: ShortDay = (year, month, day) => `${day}.${month}.${year}`;
const withSlashes: ShortDay = (year, month, day) => `${day}/${month}/${year}`;
const american: ShortDay = (year, month, day) => `${month}/${day}/${year}`;
const hungarian: ShortDay = (year, month, day) => `${year}. ${month}. ${day}.`;
// Zeros would stand alone before their points.
const czech: ShortDay = (year, month, day) => `${Number(day)}. ${Number(month)}. ${year}`;

/** The languages of the shop's sites, as CLDR has them. */
const FORMS: ReadonlyMap<string, ShortDay> = new Map([
  ['pl', withDots],
  ['pl-PL', withDots],
  ['en', american],
  ['en-US', american],
  ['en-GB', withSlashes],
  ['uk', withDots],
  ['uk-UA', withDots],
  ['ru', withDots],
  ['ru-RU', withDots],
  ['cs', czech],
  ['cs-CZ', czech],
  ['hu', hungarian],
  ['hu-HU', hungarian],
  ['fr', withSlashes],
  ['fr-FR', withSlashes],
  ['de', withDots],
  ['de-DE', withDots],
]);

/** The day of a moment in the shop's town, as numbers in the order of a language; others than the shop's go to `Intl`. */
export function formatShortDay(moment: Date, language: string): string {
  const { day } = shopTimeOf(moment);
  const form = FORMS.get(language);
  if (!form) return intlOf(language).format(new Date(`${day}T12:00:00Z`));
  const [year = '', month = '', date = ''] = day.split('-');
  return form(year, month, date);
}

const intlOf = makeOnce(
  (language: string) =>
    new Intl.DateTimeFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
);
