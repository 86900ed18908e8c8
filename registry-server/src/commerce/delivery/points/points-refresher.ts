import type { Db } from '../../../database/dialects.ts';
import { DAY_MS, MINUTE_MS } from '../../../time/durations.ts';
import type { PointSource } from './point-source.ts';
import { createPointsStore } from './points.store.ts';
import { type RefreshOutcome, refreshPoints } from './refresh-points.ts';

export interface PointsRefresherOptions {
  readonly db: Db;
  readonly sources: readonly PointSource[];
  readonly now: () => Date;
  readonly onRefreshed?: (provider: string, outcome: RefreshOutcome) => void;
  readonly onFailure: (provider: string, error: unknown) => void;
}

/** After the first failure; each further one doubles it. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

/** Keeps the lists of all networks fresh: `run` it as often as you like, it does what is due. */
export function createPointsRefresher({ db, sources, now, onRefreshed, onFailure }: PointsRefresherOptions) {
  const store = createPointsStore(db);
  const failures = new Map<string, number>();
  /** Until then a provider needs no look. */
  const restsUntil = new Map<string, number>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;

  async function isDue({ provider }: PointSource): Promise<boolean> {
    if (now().getTime() < (restsUntil.get(provider) ?? 0)) return false;
    const last = await store.lastRefresh(provider);
    const until = last ? last.refreshedAt.getTime() + DAY_MS : 0;
    restsUntil.set(provider, until);
    return now().getTime() >= until;
  }

  async function refreshDue(): Promise<void> {
    // One after the other: a list is some ten megabytes while it is read.
    for (const source of sources) {
      const { provider } = source;
      try {
        if (signal.aborted || !(await isDue(source))) continue;
        const outcome = await refreshPoints(db, source, { now: now(), signal });
        failures.delete(provider);
        onRefreshed?.(provider, outcome);
      } catch (error) {
        if (signal.aborted) return;
        const count = (failures.get(provider) ?? 0) + 1;
        const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (count - 1), LONGEST_PAUSE_MS);
        failures.set(provider, count);
        restsUntil.set(provider, now().getTime() + pauseMs);
        onFailure(provider, error);
      }
    }
  }

  return {
    /** Refreshes what is older than a day; who calls meanwhile gets the run under way. */
    run(): Promise<void> {
      running ??= refreshDue().finally(() => {
        running = undefined;
      });
      return running;
    },
    /** Gives up what is under way; afterwards the database is not touched any more. */
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
