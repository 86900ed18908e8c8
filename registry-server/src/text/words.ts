import { normalizeForSearch } from '@witryna/module-schemas';

const NOT_WORD = /[^\p{L}\p{N}]+/u;

/** The distinct words of some texts, folded. */
export function wordsOf(...texts: readonly (string | null | undefined)[]): string[] {
  const words = texts.flatMap((text) => normalizeForSearch(text ?? '').split(NOT_WORD));
  return [...new Set(words)].filter((word) => word !== '');
}

/** The upper bound of all words with a prefix: `word >= prefix and word < endOfPrefix(prefix)`. */
export function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10FFFF}`;
}
