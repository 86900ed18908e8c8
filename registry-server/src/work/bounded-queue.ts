import { AppError } from '../errors.ts';

/** The queue is full; the client should retry. */
export class TooBusy extends AppError {
  constructor() {
    super(503, 'too-busy');
  }
}

export interface BoundedQueue {
  /** Runs the work when a slot is free; throws `TooBusy` when the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Number of running and waiting tasks. */
  readonly size: number;
}

/** Runs at most `parallel` tasks and lets `waiting` more wait, first in, first out. */
export function createBoundedQueue({ parallel, waiting }: { parallel: number; waiting: number }): BoundedQueue {
  const line: (() => void)[] = [];
  let running = 0;

  const enter = async () => {
    if (running < parallel) {
      running += 1;
      return;
    }
    if (line.length >= waiting) throw new TooBusy();
    // A finished task passes its slot on, so `running` does not change here.
    await new Promise<void>((resolve) => line.push(resolve));
  };

  const leave = () => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    get size() {
      return running + line.length;
    },
  };
}
