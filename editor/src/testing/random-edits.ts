import { DRIVERS, type PageDocument } from '@witryna/module-schemas';
import fc from 'fast-check';
import { duplicateModule } from '../page-editor/document/duplicate-module.ts';
import { listSlots } from '../page-editor/document/list-slots.ts';
import { moveModule } from '../page-editor/document/move-module.ts';
import { newModule } from '../page-editor/document/new-module.ts';
import type { Edit } from '../page-editor/document/page-patch.ts';
import { pasteModule } from '../page-editor/document/paste-module.ts';
import { placeModule } from '../page-editor/document/place-module.ts';
import { removeModule } from '../page-editor/document/remove-module.ts';
import { setPageProperties } from '../page-editor/document/set-page-properties.ts';
import { idsInSlot } from '../page-editor/document/slot-address.ts';
import { subtreeOf } from '../page-editor/document/subtree.ts';
import { updateSettings } from '../page-editor/document/update-settings.ts';

/** A wish in numbers: which edit, on which module, at which place; they are taken modulo what the page has. */
const wish = fc.record({
  kind: fc.constantFrom('place', 'move', 'remove', 'duplicate', 'paste', 'settings', 'page'),
  which: fc.nat(),
  where: fc.nat(),
  index: fc.nat(),
  text: fc.string({ maxLength: 8 }),
});
export type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never;

let made = 0;
const makeId = () => `m${++made}`;

/** The edit that a wish means on this page; undefined when it has no place. */
export function perform(page: PageDocument, { kind, which, where, index, text }: Wish): Edit | undefined {
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

/** The page after these wishes. */
export function follow(start: PageDocument, list: readonly Wish[]): PageDocument {
  return list.reduce((page, one) => perform(page, one)?.page ?? page, start);
}

export const wishes = fc.array(wish, { minLength: 1, maxLength: 40 });
