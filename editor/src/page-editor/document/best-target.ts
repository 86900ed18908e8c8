import { findDefinition, type PageDocument } from '@witryna/module-schemas';
import { type Carried, canAcceptModule } from './can-accept-module.ts';
import { targetAfter } from './neighbours.ts';
import { ancestorsOf } from './page-index.ts';
import { type DropTarget, idsInSlot } from './slot-address.ts';

/**
 * Where something goes that was not told where: into the selected module when it has one slot, which is empty,
 * else behind it, else behind what it lies in, else to the end of the page's main slot. Undefined when nothing takes it.
 */
export function bestTarget(page: PageDocument, carried: Carried, selected: string | null): DropTarget | undefined {
  const behind = selected === null ? [] : [...ancestorsOf(page, selected), selected].reverse();
  const targets = [
    ...(selected === null ? [] : emptySlotsOf(page, selected)),
    ...behind.map((id) => targetAfter(page, id)),
    ...(['main', 'bottom', 'top'] as const).map((slot) => ({ parentId: null, slot, index: page.slots[slot].length })),
  ];
  return targets.find((target) => target !== undefined && canAcceptModule(page, carried, target));
}

function emptySlotsOf(page: PageDocument, id: string): DropTarget[] {
  const placed = page.containers[id];
  const slots = Object.keys((placed && findDefinition(placed.driver)?.slots) ?? {});
  // Of several nobody has said which: a newsletter behind some tabs is not meant for the first of them.
  if (slots.length > 1) return [];
  return slots
    .map((slot) => ({ parentId: id, slot, index: 0 }))
    .filter((target) => idsInSlot(page, target)?.length === 0);
}
