import { fillIn } from '../../i18n/messages.ts';
import type { ParcelPointTexts } from '../../i18n/parcel-points.pl.ts';
import { countedSentence } from '../../i18n/shop-action-texts.ts';
import type { FoundPoints } from '../find-points.ts';
import type { ParcelPoint } from '../parcel-point.ts';
import type { SearchState } from '../point-search.ts';

/** How the picker speaks on a site. */
export interface PointLocale {
  readonly language: string;
  readonly texts: ParcelPointTexts;
}

const STEP_M = 50;
const KILOMETRE_M = 1_000;
const TENTHS_TO_M = 10_000;

/** „300 m”, „1,2 km”. */
export function distanceInWords(metres: number, { language }: PointLocale): string {
  const isNear = metres < KILOMETRE_M - STEP_M / 2;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isNear ? 'meter' : 'kilometer',
    maximumFractionDigits: isNear || metres >= TENTHS_TO_M ? 0 : 1,
  });
  const value = isNear ? Math.max(STEP_M, Math.round(metres / STEP_M) * STEP_M) : metres / KILOMETRE_M;
  return format.format(value).replace(/\s/g, '\u00a0');
}

/** „pn.–sob. 8:00–20:00” of a network's „PN-SB 08:00-20:00”; what is written otherwise stays as it is. */
export function hoursInWords(hours: string, { texts: { days, closedDay } }: PointLocale): string {
  const words: Readonly<Record<string, string>> = {
    ...days,
    ŚR: days.SR,
    SO: days.SB,
    NI: days.ND,
    N: days.ND,
    NIECZYNNE: closedDay,
  };
  const said = hours.match(/\p{L}+/gu) ?? [];
  if (!said.every((word) => Object.hasOwn(words, word.toUpperCase()))) return hours;
  return hours
    .replace(/(\p{L}):/gu, '$1 ')
    .replace(/\p{L}+/gu, (word) => words[word.toUpperCase()] ?? word)
    .replace(/(?<!\d)0(?=\d:)/g, '')
    .replaceAll('-', '–')
    .replace(/ (?=\d)/g, '\u00a0');
}

/** „12 punktów, najbliższy 300 m” */
export function foundInWords({ total, points }: Pick<SearchState, 'total' | 'points'>, locale: PointLocale): string {
  const { texts, language } = locale;
  const counted = countedSentence(texts.count, language, total);
  const nearest = points[0]?.distance;
  return nearest === undefined
    ? counted
    : fillIn(texts.countNearest, { points: counted, distance: distanceInWords(nearest, locale) });
}

/** Something typed that looks like a point's code. */
const LIKE_CODE = /^\p{L}[\p{L}-]*\d[\p{L}\d-]*$/u;

/** What is said where nothing was found. */
export function nothingInWords(phrase: string, { texts }: PointLocale): string {
  if (phrase === '') return texts.nothingNear;
  const isCode = LIKE_CODE.test(phrase.replace(/\s/g, ''));
  return fillIn(isCode ? texts.noSuchCode : texts.nothingFound, { phrase: isCode ? phrase.toUpperCase() : phrase });
}

/** „KRA010 nie przyjmuje teraz paczek. Najbliższy wolny: KRA007, 300 m dalej.” */
export function unavailableInWords(
  { code, reason }: NonNullable<FoundPoints['unavailable']>,
  nearest: ParcelPoint | undefined,
  locale: PointLocale,
): string {
  const { texts } = locale;
  const isUnpaid = reason === 'point-without-payment';
  const what = fillIn(isUnpaid ? texts.unpaid : texts.closed, { code });
  if (nearest?.distance === undefined) return what;
  const isHere = nearest.distance < STEP_M;
  const [here, farther] = isUnpaid
    ? [texts.nearestPayableHere, texts.nearestPayable]
    : [texts.nearestFreeHere, texts.nearestFree];
  const distance = distanceInWords(nearest.distance, locale);
  return `${what} ${fillIn(isHere ? here : farther, { code: nearest.code, distance })}`;
}
