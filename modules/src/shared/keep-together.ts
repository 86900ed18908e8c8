import type { SiteOfShop } from '../shop/derive.ts';

const POLISH_ORPHAN = /(?<=^|[\s\u00a0(„])([aiouwzAIOUWZ])\s+(?=\S)/g;

/** A line of Polish does not begin with a dash. */
const DASH = /(?<=\S)\s(?=[–—]\s)/g;

/** A hyphen that is no place to break: inside a number, and inside a word of one letter and more. */
const HYPHEN = /(?<=\d)-(?=\d)|(?<=\be)-(?=mail)/g;

/** From one number to another. */
const SPAN = /(?<=\d)–(?=\d)/g;

/**
 * A number is one thing with its other digits, with what it counts, with the month, a postcode with its town, and with
 * what announces it.
 */
const NUMBER =
  /(?<=\d) (?=\d\d|(?:dni|zł|ml|g|min|lat)(?!\p{L})|sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru)|(?<=\d\d\u2011\d{3}) (?=\p{Lu})|(?<=(?<!\p{L})(?:NIP|KRS|REGON|ul\.|art\.|ust\.|§)) /gu;

/**
 * Words as they may break into lines: Polish keeps a one-letter word with the next one, a dash with the one before, and
 * numbers, dates and addresses whole.
 */
export function keepTogether(language: string, words: string): string {
  if (!language.startsWith('pl')) return words;
  return words
    .replace(POLISH_ORPHAN, '$1\u00a0')
    .replace(DASH, '\u00a0')
    .replace(HYPHEN, '\u2011')
    .replace(SPAN, '\u2060–\u2060')
    .replace(NUMBER, '\u00a0');
}

/** The same for `derive`. */
export const wordsTogether = (words: string, { site }: SiteOfShop) => keepTogether(site.language, words);
