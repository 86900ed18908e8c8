import { createBoundedQueue } from './bounded-queue.ts';

export interface BackgroundTasks {
  /** Starts the task after the current request; the client learns neither its duration nor its result. */
  run(work: () => Promise<void>): void;
  /** Resolves when all started tasks have finished. */
  settle(): Promise<void>;
}

/** Tasks whose duration must not be observable in an answer. More than `waiting` tasks are refused and reported. */
export function createBackgroundTasks(
  onError: (error: unknown) => void,
  limits: { readonly parallel: number; readonly waiting: number } = { parallel: 2, waiting: 200 },
): BackgroundTasks {
  const queue = createBoundedQueue(limits);
  const underWay = new Set<Promise<void>>();
  return {
    run(work) {
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(() => queue.run(work))
        .catch(onError)
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async settle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
