import { normalizeForSearch } from '@witryna/module-schemas';

const NOT_WORD = /[^\p{L}\p{N}]+/u;

/** The different words of some texts, folded. */
export function wordsOf(...texts: readonly (string | null | undefined)[]): string[] {
  const words = texts.flatMap((text) => normalizeForSearch(text ?? '').split(NOT_WORD));
  return [...new Set(words)].filter((word) => word !== '');
}

/** Follows, byte by byte, every word that begins with the prefix: `word >= prefix and word < endOfPrefix(prefix)`. */
export function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10FFFF}`;
}
