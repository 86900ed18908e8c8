import type { PageParts } from '../content/style-sheet-map.ts';
import { cameWithDocument } from './came-with-document.ts';

/**
 * Loads the style sheets that a page needs and the document has not. A first view has all of its own, so what knows
 * the others is code of its own. On the server there is nothing to load.
 */
export async function loadSheets(parts: PageParts): Promise<void> {
  if (typeof document === 'undefined' || cameWithDocument(parts)) return;
  const { loadMissingSheets } = await import('./missing-sheets.ts');
  await loadMissingSheets(parts);
}
