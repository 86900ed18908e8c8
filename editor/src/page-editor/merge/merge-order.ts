import type { SlotAddress } from '@witryna/module-schemas';
import { isSameValue, slotKey } from '../document/index.ts';
import { idsIn } from './arrangement.ts';
import type { Choose, OrderConflict } from './conflict.ts';
import type { Arrangements } from './merge-places.ts';

export interface MergedOrder {
  /** The ids of the slot, in order. */
  readonly ids: readonly string[];
  readonly conflict?: OrderConflict;
}

/**
 * The order of what stands in a slot. What both sides added there stays behind what it was put behind; where both gave
 * the same modules another order, a person says.
 */
export function mergeOrder(
  at: Arrangements,
  slot: SlotAddress,
  members: ReadonlySet<string>,
  choose: Choose,
): MergedOrder {
  const [base, mine, theirs] = [idsIn(at.base, slot), idsIn(at.mine, slot), idsIn(at.theirs, slot)];
  const common = new Set(base.filter((id) => members.has(id) && mine.includes(id) && theirs.includes(id)));
  const orderIn = (ids: readonly string[]) => ids.filter((id) => common.has(id));
  const [before, byMe, byThem] = [orderIn(base), orderIn(mine), orderIn(theirs)];
  const isContested = !isSameValue(byMe, byThem) && !isSameValue(before, byMe) && !isSameValue(before, byThem);
  const key = `order:${slotKey(slot)}`;
  const isMine = isContested ? choose(key) === 'mine' : !isSameValue(before, byMe);
  const lists = isMine ? [mine, theirs, base] : [theirs, mine, base];
  const ids = joinLists(lists, members);
  return isContested ? { ids, conflict: { kind: 'order', key, slot, mine: byMe, theirs: byThem } } : { ids };
}

/** The members in the order of the first list; what only a later one has stands behind its neighbour there. */
function joinLists(lists: readonly (readonly string[])[], members: ReadonlySet<string>): string[] {
  const joined: string[] = [];
  for (const list of lists) {
    let behind = -1;
    for (const id of list) {
      const at = joined.indexOf(id);
      if (at !== -1) behind = at;
      else if (members.has(id)) {
        behind += 1;
        joined.splice(behind, 0, id);
      }
    }
  }
  return joined;
}
