import type { SiteOfShop } from '../shop/derive.ts';

const POLISH_ORPHAN = /(?<=^|[\s\u00a0(„])([aiouwzAIOUWZ])\s+(?=\S)/g;

/** A line of Polish does not begin with a dash. */
const DASH = /(?<=\S)\s(?=[–—]\s)/g;

/** A hyphen that is no place to break: inside a number, and inside a word of one letter and more. */
const HYPHEN = /(?<=\d)-(?=\d)|(?<=\be)-(?=mail)/g;

/** From one number to another. */
const SPAN = /(?<=\d)–(?=\d)/g;

/** Most texts have no number, and need none of what follows. */
const HAS_NUMBER = /[\d§]|\b(?:ul|al)\./;

/** A number is one thing with its other digits, with what it counts, with the month, a postcode with its town. */
const AFTER_NUMBER =
  /(?<=\d) (?=\d{2,3}(?!\d)|(?:dni|dnia|zł|ml|g|kg|cm|mm|min|lat)(?!\p{L})|(?:stycz|lute|marc|kwiet|maja|czerw|lipc|sierp|wrześ|paźdz|listop|grud))|(?<=\d{2}[-\u2011]\d{3}) (?=\p{Lu})/gu;

/** What announces a number or a name stays with it. */
const BEFORE_NUMBER = /(?<=(?:^|[\s\u00a0(„])(?:NIP|KRS|REGON|ul\.|al\.|nr|art\.|ust\.|lit\.|§)) (?=\S)/g;

/**
 * Words as they may break into lines: Polish keeps a one-letter word with the next one, a dash with the one before, and
 * numbers, dates and addresses whole.
 */
export function keepTogether(language: string, words: string): string {
  if (!language.startsWith('pl')) return words;
  const kept = words.replace(POLISH_ORPHAN, '$1\u00a0').replace(DASH, '\u00a0').replace(HYPHEN, '\u2011');
  if (!HAS_NUMBER.test(kept)) return kept;
  return kept.replace(SPAN, '\u2060–\u2060').replace(AFTER_NUMBER, '\u00a0').replace(BEFORE_NUMBER, '\u00a0');
}

/** The same for `derive`. */
export const wordsTogether = (words: string, { site }: SiteOfShop) => keepTogether(site.language, words);
