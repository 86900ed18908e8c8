import { findDefinition, type PageDocument, type SlotAddress } from '@witryna/module-schemas';
import { offeredSlots } from './offered-slots.ts';

/** Every slot of the page in reading order: the page's own, and those that its modules declare. */
export function listSlots(page: PageDocument): SlotAddress[] {
  const found: SlotAddress[] = [];
  const enter = (address: SlotAddress, ids: readonly string[]) => {
    found.push(address);
    for (const id of ids) {
      const placed = page.containers[id];
      for (const slot of Object.keys((placed && findDefinition(placed.driver)?.slots) ?? {})) {
        enter({ parentId: id, slot }, placed?.slots?.[slot] ?? []);
      }
    }
  };
  for (const slot of offeredSlots(page)) enter({ parentId: null, slot }, page.slots[slot]);
  return found;
}
