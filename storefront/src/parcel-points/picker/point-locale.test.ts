import { expect, test } from 'vitest';
import { parcelPointsEn } from '../../i18n/parcel-points.en.ts';
import { parcelPointsPl } from '../../i18n/parcel-points.pl.ts';
import { aParcelPoint } from '../../testing/a-parcel-point.ts';
import { pointInWords } from '../index.ts';
import { distanceInWords, foundInWords, hoursInWords, nothingInWords, unavailableInWords } from './point-locale.ts';

const pl = { language: 'pl-PL', texts: parcelPointsPl };
const en = { language: 'en-GB', texts: parcelPointsEn };
/** With ordinary blanks, to be read. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a point is told as people say it', () => {
  expect(pointInWords(aParcelPoint())).toBe('KRA010, Floriańska 12, Kraków');
  expect(pointInWords(aParcelPoint({ street: 'Zalesie 12', city: 'Zalesie' }))).toBe('KRA010, Zalesie 12, Zalesie');
  expect(pointInWords(aParcelPoint({ street: '' }))).toBe('KRA010, Kraków');
});

test.each([
  [0, '50 m'],
  [312, '300 m'],
  [970, '950 m'],
  [980, '1 km'],
  [1_240, '1,2 km'],
  [12_400, '12 km'],
])('%i metres are %s', (metres, words) => {
  expect(plain(distanceInWords(metres, pl))).toBe(words);
  expect(distanceInWords(metres, pl)).toContain('\u00a0');
});

test.each([
  ['PN-SB 08:00-20:00', 'pn.–sob. 8:00–20:00'],
  ['PN-PT 07:30-21:00, SO 10:00-14:00', 'pn.–pt. 7:30–21:00, sob. 10:00–14:00'],
  ['Pn-Pt:06:00-20:00, So:07:00-15:00, Nd:nieczynne', 'pn.–pt. 6:00–20:00, sob. 7:00–15:00, niedz. nieczynne'],
  ['codziennie 8-20', 'codziennie 8-20'],
  ['', ''],
])('the hours %j are %j', (hours, words) => {
  expect(plain(hoursInWords(hours, pl))).toBe(words);
});

test.each([
  [1, undefined, '1 punkt'],
  [3, undefined, '3 punkty'],
  [12, 300, '12 punktów, najbliższy 300 m'],
])('%i points, the first %s m away: %s', (total, distance, words) => {
  expect(plain(foundInWords({ total, points: [aParcelPoint({ distance })] }, pl))).toBe(words);
});

test.each([
  ['KRA01O', 'Nie ma punktu „KRA01O”. Sprawdź symbol albo wpisz miejscowość.'],
  ['kra 010', 'Nie ma punktu „KRA 010”. Sprawdź symbol albo wpisz miejscowość.'],
  ['Atlantyda', 'Nie ma punktów dla „Atlantyda”. Sprawdź pisownię albo wpisz kod pocztowy.'],
  ['99-999', 'Nie ma punktów dla „99-999”. Sprawdź pisownię albo wpisz kod pocztowy.'],
  ['', 'W tej okolicy nie ma punktów. Wpisz inną miejscowość albo kod.'],
])('nothing for %j: %s', (phrase, words) => {
  expect(plain(nothingInWords(phrase, pl))).toBe(words);
});

test('a point that cannot be chosen is told with the nearest that can', () => {
  const closed = { code: 'KRA010', reason: 'point-not-operating' } as const;
  const unpaid = { code: 'KRA010', reason: 'point-without-payment' } as const;
  const at = (distance: number) => aParcelPoint({ code: 'KRA007', distance });
  const inPolish = (what: typeof closed | typeof unpaid, nearest: ReturnType<typeof at> | undefined) =>
    plain(unavailableInWords(what, nearest, pl));
  expect(inPolish(closed, at(300))).toBe('KRA010 nie przyjmuje teraz paczek. Najbliższy wolny: KRA007, 300 m dalej.');
  expect(inPolish(closed, at(10))).toBe('KRA010 nie przyjmuje teraz paczek. Najbliższy wolny: KRA007, tuż obok.');
  expect(inPolish(closed, undefined)).toBe('KRA010 nie przyjmuje teraz paczek.');
  expect(inPolish(unpaid, at(300))).toBe(
    'W KRA010 nie zapłacisz przy odbiorze. Najbliższy z płatnością: KRA007, 300 m dalej.',
  );
  expect(plain(unavailableInWords(closed, at(300), en))).toContain('The nearest free one: KRA007, 300 m away.');
});

test('both languages say every sentence with the same gaps', () => {
  const gaps = (said: unknown) => [...JSON.stringify(said).matchAll(/\{\w+\}/g)].map(([gap]) => gap);
  for (const key of Object.keys(parcelPointsPl) as (keyof typeof parcelPointsPl)[]) {
    expect(new Set(gaps(parcelPointsEn[key])), key).toEqual(new Set(gaps(parcelPointsPl[key])));
  }
});
