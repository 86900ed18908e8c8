import type { SiteOfShop } from '../shop/derive.ts';

const POLISH_ORPHAN = /(?<=^|[\s\u00a0(„])([aiouwzAIOUWZ])\s+(?=\S)/g;

/** A line of Polish does not begin with a dash. */
const DASH = /(?<=\S)\s(?=[–—]\s)/g;

/** A hyphen inside a word that is no place to break it. */
const HYPHEN = /(?<=\be)-(?=mail)/g;

/** Words as they may break into lines: Polish keeps a one-letter word with the next one, a dash with the one before. */
export function keepTogether(language: string, words: string): string {
  return language.startsWith('pl')
    ? words.replace(POLISH_ORPHAN, '$1\u00a0').replace(DASH, '\u00a0').replace(HYPHEN, '\u2011')
    : words;
}

/** The same for `derive`. */
export const wordsTogether = (words: string, { site }: SiteOfShop) => keepTogether(site.language, words);
