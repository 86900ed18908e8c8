/** The time that one request may spend waiting, over all that it waits for. */
export interface TimeBudget {
  /** Whether all of it is spent. */
  readonly isOver: boolean;
  /**
   * What comes of the work; undefined once the time is over, at once when it was over before. The work is not ended:
   * others may wait for it too.
   */
  within<T>(work: Promise<T>): Promise<T | undefined>;
}

/** A budget of so many milliseconds that begins now. It costs no timer until something is waited for. */
export function createTimeBudget(milliseconds: number): TimeBudget {
  const end = performance.now() + milliseconds;
  let isSpent = milliseconds <= 0;
  const isOver = () => isSpent || performance.now() >= end;

  return {
    get isOver() {
      return isOver();
    },
    async within(work) {
      // A later rejection has no handler any more.
      work.catch(() => {});
      if (isOver()) return undefined;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => {
          isSpent = true;
          resolve(undefined);
        }, end - performance.now());
      });
      try {
        return await Promise.race([work, late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
