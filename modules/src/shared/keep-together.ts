import type { SiteOfShop } from '../shop/derive.ts';

const POLISH_ORPHAN = /(?<=^|[\s\u00a0(„])([aiouwzAIOUWZ])\s+(?=\S)/g;

/** Words as they may break into lines: Polish keeps a one-letter word with the next one. */
export function keepTogether(language: string, words: string): string {
  return language.startsWith('pl') ? words.replace(POLISH_ORPHAN, '$1\u00a0') : words;
}

/** The same for `derive`. */
export const wordsTogether = (words: string, { site }: SiteOfShop) => keepTogether(site.language, words);
