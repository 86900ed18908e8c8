import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../time/durations.ts';
import type { RetentionStore } from './retention.store.ts';
import { RETENTION_KIND_NAMES, type RetentionKindName } from './retention-kinds.ts';

/** Removes at most `limit` rows of what is older than `before`; answers how many it was. */
export type Forget = (before: Date, limit: number) => Promise<number>;

interface RetentionJobParts {
  readonly store: RetentionStore;
  readonly forgetters: ReadonlyMap<RetentionKindName, readonly Forget[]>;
  readonly now: () => Date;
  readonly onError: (error: unknown, kind: RetentionKindName) => void;
  readonly batch?: number;
  /** Of one kind in one run; the next run goes on. */
  readonly batches?: number;
}

/** Rows that one statement removes: others wait for the lock no longer than that takes. */
const BATCH = 500;
const BATCHES = 200;

/**
 * Removes what is older than it is kept, of every kind, in batches. Of several nodes one does, under a lease that it
 * renews before each batch; a kind that fails does not keep the others. Answers how many rows it was of each kind.
 */
export async function runRetention({
  store,
  forgetters,
  now,
  onError,
  batch = BATCH,
  batches = BATCHES,
}: RetentionJobParts): Promise<Readonly<Partial<Record<RetentionKindName, number>>>> {
  const holder = randomUUID();
  const removed: Partial<Record<RetentionKindName, number>> = {};
  if (!(await store.hold(holder))) return removed;
  let isHeld = true;
  try {
    const days = await store.days();
    for (const kind of RETENTION_KIND_NAMES) {
      const before = new Date(now().getTime() - days[kind] * DAY_MS);
      for (const forget of forgetters.get(kind) ?? []) {
        try {
          await forgetAll(kind, forget, before);
        } catch (error) {
          onError(error, kind);
        }
      }
    }
  } finally {
    await store.release(holder, isHeld);
  }
  return removed;

  async function forgetAll(kind: RetentionKindName, forget: Forget, before: Date): Promise<void> {
    for (let count = 0; count < batches && isHeld; count += 1) {
      isHeld = await store.hold(holder);
      if (!isHeld) return;
      const gone = await forget(before, batch);
      removed[kind] = (removed[kind] ?? 0) + gone;
      if (gone < batch) return;
    }
  }
}
