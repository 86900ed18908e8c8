import { PAGE_SLOTS, type PageDocument, type PlacedModule } from './page.ts';

/** Where a placed module stands: in a page slot (`parentId` null) or in a slot of another placed module. */
export interface SlotAddress {
  readonly parentId: string | null;
  readonly slot: string;
}

export interface Visit {
  readonly placed: PlacedModule;
  readonly address: SlotAddress;
  readonly index: number;
  /** 1 in a page slot. */
  readonly depth: number;
}

/** Every placed module that can be reached from the slots, in reading order; each at most once. */
export function* walkPage(page: Pick<PageDocument, 'slots' | 'containers'>): Generator<Visit> {
  const seen = new Set<string>();
  for (const slot of PAGE_SLOTS) yield* walkSlot(page, { parentId: null, slot }, page.slots[slot], 1, seen);
}

function* walkSlot(
  page: Pick<PageDocument, 'slots' | 'containers'>,
  address: SlotAddress,
  ids: readonly string[],
  depth: number,
  seen: Set<string>,
): Generator<Visit> {
  for (const [index, id] of ids.entries()) {
    const placed = page.containers[id];
    if (!placed || seen.has(id)) continue;
    seen.add(id);
    yield { placed, address, index, depth };
    for (const [slot, children] of Object.entries(placed.slots ?? {}))
      yield* walkSlot(page, { parentId: id, slot }, children, depth + 1, seen);
  }
}
