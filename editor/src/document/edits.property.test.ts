import { DRIVERS, emptyPage, MAX_PAGE_DEPTH, PAGE_SLOTS, type PageDocument, walkPage } from '@witryna/module-schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch } from './apply-patch.ts';
import { duplicateModule } from './duplicate-module.ts';
import { listSlots } from './list-slots.ts';
import { moveModule } from './move-module.ts';
import { newModule } from './new-module.ts';
import type { Edit } from './page-patch.ts';
import { pasteModule } from './paste-module.ts';
import { placeModule } from './place-module.ts';
import { rebasePatch } from './rebase-patch.ts';
import { removeModule } from './remove-module.ts';
import { setPageProperties } from './set-page-properties.ts';
import { idsInSlot } from './slot-address.ts';
import { subtreeOf } from './subtree.ts';
import { updateSettings } from './update-settings.ts';

/** A wish in numbers: which edit, on which module, at which place; they are taken modulo what the page has. */
const wish = fc.record({
  kind: fc.constantFrom('place', 'move', 'remove', 'duplicate', 'paste', 'settings', 'page'),
  which: fc.nat(),
  where: fc.nat(),
  index: fc.nat(),
  text: fc.string({ maxLength: 8 }),
});
type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never;

let made = 0;
const makeId = () => `m${++made}`;

function perform(page: PageDocument, { kind, which, where, index, text }: Wish): Edit | undefined {
  const ids = Object.keys(page.containers);
  const slots = listSlots(page);
  const id = ids[which % ids.length] ?? 'nothing';
  const slot = slots[where % slots.length] ?? { parentId: null, slot: 'main' };
  const target = { ...slot, index: index % ((idsInSlot(page, slot)?.length ?? 0) + 1) };
  const subtree = subtreeOf(page, id);
  switch (kind) {
    case 'place':
      return placeModule(page, newModule(DRIVERS[which % DRIVERS.length] ?? 'text', makeId()), target);
    case 'move':
      return moveModule(page, id, target);
    case 'remove':
      return removeModule(page, id);
    case 'duplicate':
      return duplicateModule(page, id, makeId);
    case 'paste':
      return subtree && pasteModule(page, subtree, target, makeId);
    case 'settings':
      return updateSettings(page, id, index % 2 ? { text } : { ...page.containers[id]?.settings, label: text });
    default:
      return setPageProperties(page, { title: text, meta: index % 2 ? { title: text } : {} });
  }
}

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

const wishes = fc.array(wish, { minLength: 1, maxLength: 40 });

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

test('the patches of one person on the page of another always give a sound page', () => {
  fc.assert(
    fc.property(wishes, wishes, wishes, (common, mine, theirs) => {
      const follow = (start: PageDocument, list: readonly Wish[]) => {
        let page = start;
        const patch = list.flatMap((one) => {
          const edit = perform(page, one);
          page = edit?.page ?? page;
          return edit?.patch ?? [];
        });
        return { page, patch };
      };
      const base = follow(emptyPage('page', 'Strona'), common).page;
      const { applied, refused, page } = rebasePatch(follow(base, theirs).page, follow(base, mine).patch);
      expectSound(page);
      expect(applied.length + refused.length).toBe(follow(base, mine).patch.length);
    }),
    { numRuns: 50 },
  );
});
