import { makeOnce } from './make-once.ts';

/** Writes a number; what `Intl.NumberFormat` can do as well. */
export interface NumberFormat {
  readonly format: (value: number) => string;
}

interface FractionDigits {
  readonly least: number;
  readonly most: number;
}

/** How a language writes numbers, from CLDR. */
interface NumberForm {
  readonly decimal: string;
  readonly group: string;
  /** Numbers stand in groups from so many digits on; sums always do. */
  readonly groupedFrom: 4 | 5;
  readonly isSignFirst?: true;
  /** What a sum ends or begins with. */
  readonly signs: Readonly<Record<string, string>>;
}

const SIGN_BEFORE = { PLN: 'PLN\u00a0', EUR: '€' } as const;
const SIGN_AFTER = { PLN: '\u00a0PLN', EUR: '\u00a0€' } as const;
const ENGLISH: NumberForm = { decimal: '.', group: ',', groupedFrom: 4, isSignFirst: true, signs: SIGN_BEFORE };
const SPACED: NumberForm = { decimal: ',', group: '\u00a0', groupedFrom: 4, signs: SIGN_AFTER };
const POLISH: NumberForm = { ...SPACED, groupedFrom: 5, signs: { ...SIGN_AFTER, PLN: '\u00a0zł' } };

/** The languages of the shop's sites, without countries that write otherwise. */
const FORMS: ReadonlyMap<string, NumberForm> = new Map([
  ['pl', POLISH],
  ['pl-PL', POLISH],
  ['en', ENGLISH],
  ['en-US', ENGLISH],
  ['en-GB', ENGLISH],
  ['uk', SPACED],
  ['uk-UA', SPACED],
  ['ru', SPACED],
  ['ru-RU', SPACED],
  ['cs', SPACED],
  ['cs-CZ', SPACED],
  ['hu', { ...SPACED, groupedFrom: 5 }],
  ['hu-HU', { ...SPACED, groupedFrom: 5 }],
  ['fr', { ...SPACED, group: '\u202f' }],
  ['fr-FR', { ...SPACED, group: '\u202f' }],
  ['de', { ...SPACED, group: '.' }],
  ['de-DE', { ...SPACED, group: '.' }],
]);

const GROUP = 3;
/** Prices have grosze or cents. */
const SUM_DIGITS: FractionDigits = { least: 2, most: 2 };

/**
 * Options of `Intl.NumberFormat` for sums of a currency. Ukrainian and Hungarian have no sign of the euro in their
 * data and would write `EUR`, which no shop does.
 */
export function currencyStyle(currency: string): Intl.NumberFormatOptions {
  return { style: 'currency', currency, currencyDisplay: currency === 'EUR' ? 'narrowSymbol' : 'symbol' };
}

/**
 * The format of sums of money in a language: thousands always stand apart. In the languages and currencies of the shop
 * it writes what `Intl` would, without it: the first number format of a page takes a slow phone 80 ms, and browsers
 * differ in their blanks.
 */
export const sumFormatOf = makeOnce((language: string, currency: string): NumberFormat => {
  const intl = makeOnce(() => new Intl.NumberFormat(language, { ...currencyStyle(currency), useGrouping: 'always' }));
  const form = FORMS.get(language);
  const sign = form?.signs[currency];
  if (form === undefined || sign === undefined) return intl();
  return {
    format(value) {
      const digits = digitsOf(Math.abs(value), SUM_DIGITS, form, GROUP + 1);
      if (digits === undefined) return intl().format(value);
      return minusOf(value) + (form.isSignFirst ? sign + digits : digits + sign);
    },
  };
});

/** The sign of a currency as sums of a language have it: `zł`, `PLN`, `€`. */
export const currencySignOf = makeOnce((language: string, currency: string): string => {
  const known = FORMS.get(language)?.signs[currency];
  if (known !== undefined) return known.trim();
  const parts = new Intl.NumberFormat(language, currencyStyle(currency)).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
});

/** The format of numbers in a language, with so many digits behind the comma at most; without `Intl` in the same way. */
export function numberFormatOf(language: string, mostDigits: number): NumberFormat {
  const intl = makeOnce(() => new Intl.NumberFormat(language, { maximumFractionDigits: mostDigits }));
  const form = FORMS.get(language);
  if (form === undefined) return intl();
  return {
    format(value) {
      const digits = digitsOf(Math.abs(value), { least: 0, most: mostDigits }, form, form.groupedFrom);
      return digits === undefined ? intl().format(value) : minusOf(value) + digits;
    },
  };
}

/** What rounds to nothing keeps its minus, as with `Intl`. */
const minusOf = (value: number) => (value < 0 || Object.is(value, -0) ? '-' : '');

/** The digits of a number that is not below 0; undefined for those that JavaScript writes with an exponent, or not at all. */
function digitsOf(
  value: number,
  { least, most }: FractionDigits,
  { decimal, group }: NumberForm,
  groupedFrom: number,
): string | undefined {
  const text = String(value);
  if (!Number.isFinite(value) || text.includes('e')) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  const isUp = fraction.length > most && Number(fraction[most]) >= 5;
  // Of a number that is rounded up, the digits that stay count as one whole number.
  const kept = `${whole}${fraction.slice(0, most).padEnd(most, '0')}`;
  const rounded = (isUp ? String(BigInt(kept) + 1n) : kept).padStart(kept.length, '0');
  const [front, back] = [
    rounded.slice(0, rounded.length - most),
    withoutZeros(rounded.slice(rounded.length - most), least),
  ];
  return grouped(front, group, groupedFrom) + (back === '' ? '' : decimal + back);
}

function withoutZeros(fraction: string, least: number): string {
  let end = fraction.length;
  while (end > least && fraction[end - 1] === '0') end -= 1;
  return fraction.slice(0, end);
}

function grouped(digits: string, group: string, from: number): string {
  if (digits.length < from) return digits;
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= GROUP) groups.unshift(digits.slice(Math.max(0, end - GROUP), end));
  return groups.join(group);
}
