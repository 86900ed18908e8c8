import type { PageDocument } from '@witryna/module-schemas';

/** Where a placed module lies. */
interface Placed {
  readonly parent: string | undefined;
  readonly slot: string;
  /** The ids of the same slot, in order. */
  readonly siblings: readonly string[];
}

/** By the id of the placed module. */
export type Places = ReadonlyMap<string, Placed>;

/** Where each module of a page lies, from the top down. */
export function placesOf(page: PageDocument): Places {
  const places = new Map<string, Placed>();
  const enter = (slots: Readonly<Record<string, readonly string[]>>, parent: string | undefined) => {
    for (const [slot, siblings] of Object.entries(slots)) {
      for (const id of siblings) {
        places.set(id, { parent, slot, siblings });
        enter(page.containers[id]?.slots ?? {}, id);
      }
    }
  };
  enter(page.slots, undefined);
  return places;
}

/**
 * The modules that stand in another slot, or that were put past others of theirs: as few as tell the whole of the new
 * order, not those that made room.
 */
export function movedModules(before: Places, after: Places): ReadonlySet<string> {
  const moved = new Set<string>();
  for (const [id, is] of after) {
    const was = before.get(id);
    if (was && (was.parent !== is.parent || was.slot !== is.slot)) moved.add(id);
  }
  for (const siblings of new Set([...after.values()].map((placed) => placed.siblings))) {
    const shared = siblings.filter((id) => before.has(id) && !moved.has(id));
    const staying = longestRise(shared.map((id) => before.get(id)?.siblings.indexOf(id) ?? 0));
    for (const [place, id] of shared.entries()) if (!staying.has(place)) moved.add(id);
  }
  return moved;
}

/** The places of as many numbers as possible that rise from left to right. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const lengths: number[] = [];
  const previous: number[] = [];
  let last = -1;
  for (const [place, number] of numbers.entries()) {
    let from = -1;
    for (let at = 0; at < place; at += 1)
      if ((numbers[at] ?? 0) < number && (lengths[at] ?? 0) > (lengths[from] ?? 0)) from = at;
    lengths.push((lengths[from] ?? 0) + 1);
    previous.push(from);
    if ((lengths[place] ?? 0) >= (lengths[last] ?? 0)) last = place;
  }
  const rise = new Set<number>();
  for (let at = last; at >= 0; at = previous[at] ?? -1) rise.add(at);
  return rise;
}
