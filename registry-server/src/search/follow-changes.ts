import type { Change } from '../events/event-log.ts';
import { readChange } from './changes.ts';
import type { ChangedGroup, IndexManager } from './index-manager.ts';

/** A change of more products than this is followed in the background: who made it does not wait. */
const AT_ONCE = 200;

/**
 * A listener that keeps the index up to date. The change of some products is in the index when the listener has
 * ended, so whoever made it finds it. After a gap in the numbers, or a failure, the index is built anew.
 */
export function createChangeFollower(manager: IndexManager, onError: (error: unknown) => void) {
  let last: number | undefined;

  const inBackground = (work: Promise<void>) => {
    work.catch(onError);
  };

  return async function follow({ number, tags }: Change): Promise<void> {
    const change = readChange(tags);
    const isGap = last !== undefined && number !== last + 1;
    last = number;
    if (isGap || change.isRebuild) return inBackground(manager.rebuild());
    // What is being built may have read their old names.
    if (change.groups.length > 0 && manager.isBuilding) inBackground(manager.rebuild());
    const members = change.groups.map((group: ChangedGroup) => manager.membersOf(group));
    if (members.includes(undefined)) return inBackground(manager.rebuild());
    const skus = [...new Set([...change.skus, ...members.flatMap((skusOfGroup) => skusOfGroup ?? [])])];
    const refreshed = manager.refresh(skus).catch((error: unknown) => {
      onError(error);
      inBackground(manager.rebuild());
    });
    if (skus.length <= AT_ONCE) await refreshed;
    if (manager.isWasteful) inBackground(manager.rebuild());
  };
}
