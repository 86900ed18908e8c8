import { isAnchor, listAnchors, MAX_ANCHOR_LENGTH, RESERVED_ANCHORS } from '../page/anchors.ts';
import type { PageDocument } from '../page/page.ts';
import type { PageFault } from '../wire/answers.ts';

const NBSP = '\u00a0';
const FORM_SENTENCE = `Kotwica to małe litery bez polskich znaków, cyfry i${NBSP}łączniki; zaczyna się literą i${NBSP}ma najwyżej ${MAX_ANCHOR_LENGTH} znaki, np. jak-stosowac.`;

/** Faults of the anchors of a page's own modules: what cannot be one, and each place of a name that several have. */
export function validateAnchors(page: PageDocument): PageFault[] {
  const anchors = listAnchors(page);
  const counts = new Map<string, number>();
  for (const { anchor } of anchors) counts.set(anchor, (counts.get(anchor) ?? 0) + 1);
  return anchors.flatMap(({ anchor, path, placed }): PageFault[] => {
    const placedModuleId = placed.id;
    if (RESERVED_ANCHORS.includes(anchor)) {
      const message = `Nazwy „${anchor}” używa sam sklep. Wybierz inną kotwicę.`;
      return [{ path, rule: 'anchor-reserved', message, placedModuleId }];
    }
    // The targets of tabs have a schema of their own, which has named this already.
    if (path.endsWith('/anchor') && !isAnchor(anchor))
      return [{ path, rule: 'anchor', message: FORM_SENTENCE, placedModuleId }];
    if (counts.get(anchor) === 1) return [];
    const message = `Kotwica „${anchor}” jest na tej stronie więcej niż raz. Odnośnik może prowadzić tylko do jednego miejsca.`;
    return [{ path, rule: 'anchor-twice', message, placedModuleId }];
  });
}
