import { normalizeForSearch } from '@witryna/module-schemas';

const LONGEST = 60;
const MOST_WORDS = 6;
/** Numbers of phones, orders and accounts. */
const LONG_NUMBER = /\d[\d\s-]{5}/;

/** Phrases that differ in case, marks and spaces are one. */
export const phraseKey = (phrase: string): string => normalizeForSearch(phrase.trim().replace(/\s+/g, ' '));

/** Whether a phrase may be kept: nothing as long as a message, and nothing that looks like an address or a number of somebody. */
export function isKeepable(phrase: string): boolean {
  const key = phraseKey(phrase);
  return (
    key.length > 1 &&
    key.length <= LONGEST &&
    key.split(' ').length <= MOST_WORDS &&
    !key.includes('@') &&
    !LONG_NUMBER.test(key)
  );
}
