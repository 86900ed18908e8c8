import type { PageDocument } from '@witryna/module-schemas';
import { applyPatch } from './apply-patch.ts';
import { diffPages } from './diff-pages.ts';
import { EMPTY_HISTORY, type History, recordStep } from './history.ts';

/** The history with a page's replacement as its newest step: undo leads back to the page that was there before. */
export function recordReplacement(history: History, from: PageDocument, to: PageDocument): History {
  const patch = diffPages(from, to);
  if (!patch) return EMPTY_HISTORY;
  const { inverse } = applyPatch(from, patch);
  return recordStep(history, { kind: 'restore', patch, inverse, selectionBefore: null, selectionAfter: null, at: 0 });
}
