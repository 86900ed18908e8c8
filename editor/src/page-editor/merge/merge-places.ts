import type { SlotAddress } from '@witryna/module-schemas';
import { type Arrangement, isSamePlace } from './arrangement.ts';
import type { Choose, PlaceConflict } from './conflict.ts';

export interface Arrangements {
  readonly base: Arrangement;
  readonly mine: Arrangement;
  readonly theirs: Arrangement;
}

export interface MergedPlaces {
  /** The slot of each module that stays. */
  readonly placeOf: ReadonlyMap<string, SlotAddress>;
  readonly conflicts: readonly PlaceConflict[];
}

/** Which slot each module goes into: where one side moved it, there; where both did and differ, a person says. */
export function mergePlaces(at: Arrangements, kept: ReadonlySet<string>, choose: Choose): MergedPlaces {
  const conflicts: PlaceConflict[] = [];
  const wanted = new Map<string, readonly (SlotAddress | undefined)[]>();
  for (const id of kept) {
    const [base, mine, theirs] = [at.base.placeOf.get(id), at.mine.placeOf.get(id), at.theirs.placeOf.get(id)];
    const isContested =
      mine && theirs && !isSamePlace(mine, theirs) && !isSamePlace(base, mine) && !isSamePlace(base, theirs);
    if (isContested) conflicts.push({ kind: 'place', key: `place:${id}`, id, mine, theirs });
    const isMine = isContested ? choose(`place:${id}`) === 'mine' : mine !== undefined && !isSamePlace(base, mine);
    wanted.set(id, isMine || !theirs ? [mine, theirs, base] : [theirs, mine, base]);
  }
  return { placeOf: findPlaces(wanted), conflicts };
}

/** The first wanted place of each module whose own parent stays; what has none left goes with its parent. */
function findPlaces(wanted: ReadonlyMap<string, readonly (SlotAddress | undefined)[]>): Map<string, SlotAddress> {
  const staying = new Set(wanted.keys());
  for (;;) {
    const found = new Map<string, SlotAddress>();
    for (const id of staying) {
      const place = wanted.get(id)?.find((each) => each && (each.parentId === null || staying.has(each.parentId)));
      if (place) found.set(id, place);
    }
    if (found.size === staying.size) return found;
    for (const id of staying) if (!found.has(id)) staying.delete(id);
  }
}
