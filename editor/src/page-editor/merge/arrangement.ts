import { PAGE_SLOTS, type PageDocument, type SlotAddress } from '@witryna/module-schemas';
import { slotKey } from '../document/index.ts';

/** Where the modules of a page stand, without what they say. */
export interface Arrangement {
  /** The slot of each module. */
  readonly placeOf: ReadonlyMap<string, SlotAddress>;
  /** The ids in each slot, by `slotKey`. */
  readonly slots: ReadonlyMap<string, readonly string[]>;
}

export function arrangementOf(page: PageDocument): Arrangement {
  const placeOf = new Map<string, SlotAddress>();
  const slots = new Map<string, readonly string[]>();
  const enter = (address: SlotAddress, ids: readonly string[]) => {
    slots.set(slotKey(address), ids);
    for (const id of ids) placeOf.set(id, address);
  };
  for (const slot of PAGE_SLOTS) enter({ parentId: null, slot }, page.slots[slot]);
  for (const { id, slots: own } of Object.values(page.containers))
    for (const [slot, ids] of Object.entries(own ?? {})) enter({ parentId: id, slot }, ids);
  return { placeOf, slots };
}

export const idsIn = ({ slots }: Arrangement, address: SlotAddress): readonly string[] =>
  slots.get(slotKey(address)) ?? [];

export const isSamePlace = (a: SlotAddress | undefined, b: SlotAddress | undefined): boolean =>
  a?.parentId === b?.parentId && a?.slot === b?.slot;

/** How deep a module stands, 1 in a slot of the page; undefined where the way up leads in a circle or to nothing. */
export function depthOf(placeOf: ReadonlyMap<string, SlotAddress>, id: string): number | undefined {
  const seen = new Set<string>();
  for (let at: string | null = id; at !== null; ) {
    if (seen.has(at)) return undefined;
    seen.add(at);
    const place = placeOf.get(at);
    if (!place) return undefined;
    at = place.parentId;
  }
  return seen.size;
}
