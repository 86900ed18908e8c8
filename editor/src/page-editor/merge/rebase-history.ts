import type { PageDocument } from '@witryna/module-schemas';
import { applyPatch, diffPages, type History, type HistoryStep, type PagePatch } from '../document/index.ts';
import { mergePages } from './merge-pages.ts';

/**
 * The history of one page as that of another, which somebody else's changes have come into: undoing then takes back
 * the own step and leaves theirs. A step that theirs have replaced is no longer among them.
 */
export function rebaseHistory(history: History, from: PageDocument, to: PageDocument): History {
  const back = rebaseSteps(history.done.toReversed(), from, to, ({ inverse }) => inverse);
  const forth = rebaseSteps(history.undone.toReversed(), from, to, ({ patch }) => patch);
  return {
    done: back.map(({ step, away, home }) => ({ ...step, patch: home, inverse: away })).toReversed(),
    undone: forth.map(({ step, away, home }) => ({ ...step, patch: away, inverse: home })).toReversed(),
  };
}

interface Rebased {
  readonly step: HistoryStep;
  /** Away from the page of now, and home to it. */
  readonly away: PagePatch;
  readonly home: PagePatch;
}

/** The nearest step first: each begins where the one before it ended. */
function rebaseSteps(
  steps: readonly HistoryStep[],
  from: PageDocument,
  to: PageDocument,
  patchOf: (step: HistoryStep) => PagePatch,
): Rebased[] {
  const rebased: Rebased[] = [];
  let [base, theirs] = [from, to];
  for (const step of steps) {
    const mine = applyPatch(base, patchOf(step)).page;
    const { page } = mergePages({ base, mine, theirs }, () => 'theirs');
    const away = diffPages(theirs, page);
    if (!away) break;
    if (away.length > 0) rebased.push({ step, away, home: applyPatch(theirs, away).inverse });
    [base, theirs] = [mine, page];
  }
  return rebased;
}
