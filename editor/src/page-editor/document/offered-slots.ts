import { PAGE_SLOTS, type PageDocument, type PageSlot } from '@witryna/module-schemas';

/**
 * The slots of its own that a page offers. A snippet has no top and bottom: its modules are shown in one row wherever
 * it is placed. What was once put there stays in reach.
 */
export function offeredSlots({ type, slots }: Pick<PageDocument, 'type' | 'slots'>): readonly PageSlot[] {
  if (type !== 'snippet') return PAGE_SLOTS;
  return PAGE_SLOTS.filter((slot) => slot === 'main' || slots[slot].length > 0);
}
