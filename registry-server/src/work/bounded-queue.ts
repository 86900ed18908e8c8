import { AppError } from '../errors.ts';

/** Too much is waiting already; the client should come again. */
export class TooBusy extends AppError {
  constructor() {
    super(503, 'too-busy');
  }
}

export interface BoundedQueue {
  /** Runs the work as soon as there is room; throws `TooBusy` when too much is waiting. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Works under way and waiting. */
  readonly size: number;
}

/** Lets at most `parallel` works run and `waiting` more wait, first come, first served. */
export function createBoundedQueue({ parallel, waiting }: { parallel: number; waiting: number }): BoundedQueue {
  const line: (() => void)[] = [];
  let running = 0;

  const enter = async () => {
    if (running < parallel) {
      running += 1;
      return;
    }
    if (line.length >= waiting) throw new TooBusy();
    // Whoever leaves hands its place over, so that `running` does not change here.
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
