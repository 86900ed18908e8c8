import { findDefinition, type PageDocument, type SlotAddress } from '@witryna/module-schemas';
import { type Carried, canAcceptModule } from './can-accept-module.ts';
import { hiddenSlotsOf } from './hidden-slots.ts';
import { offeredSlots } from './offered-slots.ts';
import { type DropTarget, idsInSlot } from './slot-address.ts';

/**
 * Every place that takes what is carried, in reading order: going through them one by one goes down the page,
 * into each module's slots and out again.
 */
export function listTargets(page: PageDocument, carried: Carried): DropTarget[] {
  const targets: DropTarget[] = [];
  const moved = 'id' in carried ? carried.id : undefined;
  const enter = (address: SlotAddress, ids: readonly string[]) => {
    const accepts = canAcceptModule(page, carried, address);
    ids.forEach((id, index) => {
      if (accepts) targets.push({ ...address, index });
      if (id === moved) return;
      const placed = page.containers[id];
      const hidden = placed ? hiddenSlotsOf(placed) : [];
      for (const slot of Object.keys((placed && findDefinition(placed.driver)?.slots) ?? {})) {
        if (hidden.includes(slot)) continue;
        enter({ parentId: id, slot }, placed?.slots?.[slot] ?? []);
      }
    });
    if (accepts) targets.push({ ...address, index: ids.length });
  };
  for (const slot of offeredSlots(page)) enter({ parentId: null, slot }, page.slots[slot]);
  // In front of what is moved and right behind it is the same place.
  return targets.filter((target) => moved === undefined || idsInSlot(page, target)?.[target.index - 1] !== moved);
}
