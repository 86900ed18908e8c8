import type { PageDocument } from '@witryna/module-schemas';
import { slotOf } from './page-index.ts';
import { type DropTarget, idsInSlot } from './slot-address.ts';

/** Where a placed module is, as a target; undefined when it is not on the page. */
export function targetOf(page: PageDocument, id: string): DropTarget | undefined {
  const at = slotOf(page, id);
  return at && { ...at, index: idsInSlot(page, at)?.indexOf(id) ?? 0 };
}

/** The place right behind a placed module. */
export function targetAfter(page: PageDocument, id: string): DropTarget | undefined {
  const at = targetOf(page, id);
  return at && { ...at, index: at.index + 1 };
}

/** What to select when this module goes: the next one in its slot, else the one in front, else the module around. */
export function selectionAfterRemove(page: PageDocument, id: string): string | null {
  const at = targetOf(page, id);
  if (!at) return null;
  const ids = idsInSlot(page, at) ?? [];
  return ids[at.index + 1] ?? ids[at.index - 1] ?? at.parentId;
}
