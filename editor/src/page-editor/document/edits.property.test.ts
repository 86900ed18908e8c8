import { emptyPage, MAX_PAGE_DEPTH, PAGE_SLOTS, type PageDocument, walkPage } from '@witryna/module-schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { perform, wishes } from '../../testing/random-edits.ts';
import { applyPatch } from './apply-patch.ts';

function expectSound(page: PageDocument): void {
  const visited = [...walkPage(page)];
  const reached = visited.map(({ placed }) => placed.id);
  expect(reached.toSorted(), 'every module is reached, and once').toEqual(Object.keys(page.containers).toSorted());
  const mentioned = [
    ...PAGE_SLOTS.flatMap((slot) => page.slots[slot]),
    ...Object.values(page.containers).flatMap((placed) => Object.values(placed.slots ?? {}).flat()),
  ];
  expect(mentioned.toSorted(), 'every id lies in exactly one slot').toEqual(reached.toSorted());
  expect(Math.max(0, ...visited.map(({ depth }) => depth))).toBeLessThanOrEqual(MAX_PAGE_DEPTH);
}

test('any edits keep a page sound, and each one’s inverse takes it back exactly', () => {
  fc.assert(
    fc.property(wishes, (list) => {
      let page = emptyPage('page', 'Strona');
      for (const one of list) {
        const edit = perform(page, one);
        if (!edit) continue;
        expectSound(edit.page);
        expect(applyPatch(page, edit.patch).page).toEqual(edit.page);
        expect(applyPatch(edit.page, edit.inverse).page).toEqual(page);
        page = edit.page;
      }
    }),
  );
});
