import { normalizeForSearch, trimSign } from '@witryna/module-schemas';

/** Words as a code or a part of an address: `Kremy i olejki` → `kremy-i-olejki`; empty when no Latin letter is left. */
export function slugOfWords(text: string): string {
  return trimSign(normalizeForSearch(text).replace(/[^a-z0-9]+/g, '-'), '-');
}
