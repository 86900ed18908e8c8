import type { Change } from '../events/event-log.ts';
import { readChange } from './changes.ts';
import type { ChangedGroup, IndexKeeper } from './index-keeper.ts';

/** A change of more products than this is followed in the background: who made it does not wait. */
const AT_ONCE = 200;

/**
 * A listener that keeps the index up to date. The change of some products is in the index when the listener has
 * ended, so whoever made it finds it. After a gap in the numbers, or a failure, the index is built anew.
 */
export function createChangeFollower(keeper: IndexKeeper, onError: (error: unknown) => void) {
  let last: number | undefined;

  const inBackground = (work: Promise<void>) => {
    work.catch(onError);
  };

  return async function follow({ number, tags }: Change): Promise<void> {
    const change = readChange(tags);
    const isGap = last !== undefined && number !== last + 1;
    last = number;
    if (isGap || change.isRebuild) return inBackground(keeper.rebuild());
    // What is being built may have read their old names.
    if (change.groups.length > 0 && keeper.isBuilding) inBackground(keeper.rebuild());
    const members = change.groups.map((group: ChangedGroup) => keeper.membersOf(group));
    if (members.includes(undefined)) return inBackground(keeper.rebuild());
    const skus = [...new Set([...change.skus, ...members.flatMap((skusOfGroup) => skusOfGroup ?? [])])];
    const refreshed = keeper.refresh(skus).catch((error: unknown) => {
      onError(error);
      inBackground(keeper.rebuild());
    });
    if (skus.length <= AT_ONCE) await refreshed;
    if (keeper.isWasteful) inBackground(keeper.rebuild());
  };
}
