import { createBoundedQueue } from './bounded-queue.ts';

export interface BackgroundTasks {
  /** Begins the work once the present request had its turn; its time and its outcome stay unknown to the client. */
  run(work: () => Promise<void>): void;
  /** Resolves when everything begun so far has ended. */
  settle(): Promise<void>;
}

/** Work whose duration must not show in an answer. More than `waiting` works are refused and reported. */
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
