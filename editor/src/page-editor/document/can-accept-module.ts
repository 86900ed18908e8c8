import {
  findDefinition,
  MAX_PAGE_DEPTH,
  MAX_PLACED_MODULES,
  type PageDocument,
  type SlotAddress,
  type SlotDefinition,
} from '@witryna/module-schemas';
import { isWithin } from './apply-patch.ts';
import { offeredSlots } from './offered-slots.ts';
import { depthOfSlot, slotOf } from './page-index.ts';
import type { Subtree } from './page-patch.ts';
import { idsInSlot, isSameSlot } from './slot-address.ts';
import { heightOf, subtreeOf } from './subtree.ts';

/** Why a slot does not take a module. */
export type Refusal = 'no-slot' | 'driver' | 'slot-full' | 'itself' | 'depth' | 'page-full';

/** What somebody wants to put down: a subtree that is new to the page, or a module that is already on it. */
export type Carried = { readonly subtree: Subtree } | { readonly id: string };

/** What a module that we know says about its slots; undefined for the page's own, which take everything. */
export function slotDefinition(page: PageDocument, { parentId, slot }: SlotAddress): SlotDefinition | undefined {
  const parent = parentId === null ? undefined : page.containers[parentId];
  return parent && findDefinition(parent.driver)?.slots?.[slot];
}

/** Why this slot does not take what is carried; undefined when it does. */
export function refusalOf(page: PageDocument, carried: Carried, to: SlotAddress): Refusal | undefined {
  const subtree = 'id' in carried ? subtreeOf(page, carried.id) : carried.subtree;
  const ids = idsInSlot(page, to);
  if (!ids || !subtree) return 'no-slot';
  const definition = slotDefinition(page, to);
  if (to.parentId !== null && !definition) return 'no-slot';
  if (to.parentId === null && !isOffered(page, to)) return 'no-slot';
  if (definition?.accepts && !definition.accepts.includes(subtree[0].driver)) return 'driver';
  const moved = 'id' in carried ? carried.id : undefined;
  if (moved !== undefined && to.parentId !== null && isWithin(page, to.parentId, moved)) return 'itself';
  if (definition?.max !== undefined && ids.length >= definition.max && !isInSlot(page, moved, to)) return 'slot-full';
  if (depthOfSlot(page, to) + heightOf(subtree) - 1 > MAX_PAGE_DEPTH) return 'depth';
  const added = moved === undefined ? subtree.length : 0;
  if (added > 0 && Object.keys(page.containers).length + added > MAX_PLACED_MODULES) return 'page-full';
  return undefined;
}

export function canAcceptModule(page: PageDocument, carried: Carried, to: SlotAddress): boolean {
  return refusalOf(page, carried, to) === undefined;
}

function isOffered(page: PageDocument, { slot }: SlotAddress): boolean {
  return offeredSlots(page).some((offered) => offered === slot);
}

function isInSlot(page: PageDocument, id: string | undefined, slot: SlotAddress): boolean {
  const at = id === undefined ? undefined : slotOf(page, id);
  return at !== undefined && isSameSlot(at, slot);
}
