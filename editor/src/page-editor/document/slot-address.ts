import { PAGE_SLOTS, type PageDocument, type PageSlot, type SlotAddress } from '@witryna/module-schemas';

/** A place between the modules of a slot; `index` counts them as they are before the edit. */
export interface DropTarget extends SlotAddress {
  readonly index: number;
}

/** Where something goes that finds no better place. */
export const END_OF_PAGE: SlotAddress = { parentId: null, slot: 'main' };

/** One text for one address, for maps and comparisons. */
export function slotKey({ parentId, slot }: SlotAddress): string {
  return `${parentId ?? ''}/${slot}`;
}

export function isSameSlot(a: SlotAddress, b: SlotAddress): boolean {
  return a.parentId === b.parentId && a.slot === b.slot;
}

export function isSameTarget(a: DropTarget | undefined, b: DropTarget | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && isSameSlot(a, b) && a.index === b.index);
}

function isPageSlot(name: string): name is PageSlot {
  return (PAGE_SLOTS as readonly string[]).includes(name);
}

/** The ids in a slot, in order; undefined when there is no such slot. */
export function idsInSlot(page: PageDocument, { parentId, slot }: SlotAddress): readonly string[] | undefined {
  if (parentId !== null) return page.containers[parentId]?.slots?.[slot];
  return isPageSlot(slot) ? page.slots[slot] : undefined;
}
