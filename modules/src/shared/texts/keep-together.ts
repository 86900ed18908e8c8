import type { SiteOfShop } from '../../shop/derive.ts';

/**
 * Spaces that are no place to break: behind a word of one letter and what announces a number, before a dash, between
 * a number and its other digits, what it counts or its month, and between a postcode and its town.
 */
const KEPT_SPACE =
  /(?<=(?<!\p{L})(?:[aiouwz]|NIP|KRS|REGON|ul\.|art\.|§))\s+(?=\S)|\s(?=[–—]\s)|(?<=\d) (?=\d\d|(?:dni|zł|ml|g)(?!\p{L})|sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru)|(?<=-\d{3}) (?=\p{L})/giu;

/** A hyphen that is no place to break: inside a number, in one word, and before the ending of an abbreviation (`SMS-y`). */
const HYPHEN = /(?<=\d)-(?=\d)|(?<=\be)-(?=mail)|(?<=\p{Lu}{2})-(?=\p{Ll}{1,4}(?!\p{L}))/gu;

/** From one number to another. */
const SPAN = /(?<=\d)–(?=\d)/g;

/**
 * Words as they may break into lines: Polish keeps a one-letter word with the next one, a dash with the one before, and
 * numbers, dates and addresses whole.
 */
export function keepTogether(language: string, words: string): string {
  return language.startsWith('pl')
    ? words.replace(KEPT_SPACE, '\u00a0').replace(HYPHEN, '\u2011').replace(SPAN, '\u2060–\u2060')
    : words;
}

/** The same for `derive`. */
export const wordsTogether = (words: string, { site }: SiteOfShop) => keepTogether(site.language, words);
