import { type DropTarget, slotKey } from '../document/index.ts';

/**
 * How many places to go on to leave the slot that is being walked through (`out`: the next place outside of it),
 * or to enter the next one (`in`). In reading order an inner slot lies between two places of the outer one.
 */
export function levelStep(targets: readonly DropTarget[], at: number, direction: 'in' | 'out'): number {
  const current = targets[at];
  if (!current) return 0;
  const own = slotKey(current);
  const isOther = (target: DropTarget) => slotKey(target) !== own;
  if (direction === 'in') {
    const next = targets.findIndex((target, index) => index > at && isOther(target));
    return next === -1 ? 0 : next - at;
  }
  // The slot around has a place before the first one of the inner slot.
  const first = targets.findIndex((target) => !isOther(target));
  const outside = targets.findIndex(
    (target, index) => index > at && isOther(target) && indexOfSlot(targets, target) < first,
  );
  if (outside !== -1) return outside - at;
  return first > 0 ? first - 1 - at : 0;
}

function indexOfSlot(targets: readonly DropTarget[], { parentId, slot }: DropTarget): number {
  return targets.findIndex((target) => target.parentId === parentId && target.slot === slot);
}
