import { trimSign } from '@witryna/module-schemas';
import { foldText } from './fold-text.ts';

/** Words as a code or a part of an address: `Kremy i olejki` → `kremy-i-olejki`; empty when no Latin letter is left. */
export function slugOfWords(text: string): string {
  return trimSign(foldText(text).replace(/[^a-z0-9]+/g, '-'), '-');
}
