import { AppError } from '../../errors.ts';
import type { PagesStore } from '../pages/index.ts';
import type { ScheduleRow, SchedulesStore } from './schedules.store.ts';

interface RunnerDeps {
  readonly store: SchedulesStore;
  readonly pages: Pick<PagesStore, 'publishRevision' | 'unpublish'>;
  readonly now: () => Date;
  /** Told of a publication that is refused, which nobody is there to hear, and of failures of ours. */
  readonly onFailure: (error: unknown, pageId?: number) => void;
}

/** Other nodes may set schedules: what is due is looked for at least this often. */
const LONGEST_PAUSE_MS = 30_000;

/** Does what schedules say when their time comes. */
export interface ScheduleRunner {
  /** Does everything that is due. */
  runDue(): Promise<void>;
  /** Looks anew when the next moment is. */
  wake(): void;
  stop(): Promise<void>;
}

export function createScheduleRunner({ store, pages, now, onFailure }: RunnerDeps): ScheduleRunner {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();

  async function publish(row: ScheduleRow): Promise<void> {
    if (row.revisionId === null) return store.finish(row, 'publishAt');
    try {
      await pages.publishRevision(row.pageId, row.revisionId, row.setBy);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      onFailure(error, row.pageId);
      await store.fail(row, now());
      return;
    }
    await store.finish(row, 'publishAt');
  }

  async function runRow(row: ScheduleRow): Promise<void> {
    const at = now();
    const { publishAt, unpublishAt, failedAt, pageId, setBy } = row;
    if (publishAt && !failedAt && publishAt <= at) await publish(row);
    if (unpublishAt && unpublishAt <= at) {
      await pages.unpublish(pageId, setBy);
      await store.finish(row, 'unpublishAt');
    }
  }

  async function runAll(): Promise<void> {
    for (const row of await store.listDue(now())) {
      // One page that fails does not keep the others waiting.
      await runRow(row).catch((error: unknown) => onFailure(error, row.pageId));
    }
  }

  /** One after the other in this process; on another node the same has one effect. */
  function runDue(): Promise<void> {
    running = running.then(runAll, runAll);
    return running;
  }

  async function plan(): Promise<void> {
    const next = await store.findNext();
    if (isStopped) return;
    clearTimeout(timer);
    const pause = next ? next.getTime() - now().getTime() : LONGEST_PAUSE_MS;
    timer = setTimeout(() => void tick(), Math.min(Math.max(pause, 0), LONGEST_PAUSE_MS)).unref();
  }

  async function tick(): Promise<void> {
    try {
      await runDue();
      await plan();
    } catch (error) {
      onFailure(error);
      // The database is away: it is asked again.
      if (!isStopped) timer = setTimeout(() => void tick(), LONGEST_PAUSE_MS).unref();
    }
  }

  return {
    runDue,
    wake: () => void plan().catch((error: unknown) => onFailure(error)),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running.catch(() => {});
    },
  };
}
