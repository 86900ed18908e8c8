import { DAY_MS } from '../../time/durations.ts';
import type { createCompareListsStore } from './compare-lists.store.ts';

export interface PruneLimits {
  /** Days that a guest's list is kept since it was last changed. */
  readonly guestDays: number;
  /** Lists in one statement; others wait for the lock no longer than that takes. */
  readonly batch: number;
  /** Batches of one run; the next run goes on. */
  readonly batches: number;
}

/** Removes guests' lists that nobody comes back to; gives how many. Customers keep theirs. */
export async function pruneCompareLists(
  store: Pick<ReturnType<typeof createCompareListsStore>, 'removeUnused'>,
  now: Date,
  { guestDays, batch, batches }: PruneLimits,
): Promise<number> {
  const before = new Date(now.getTime() - guestDays * DAY_MS);
  let removed = 0;
  for (let count = 0; count < batches; count += 1) {
    const gone = await store.removeUnused(before, batch);
    removed += gone;
    if (gone < batch) break;
  }
  return removed;
}
