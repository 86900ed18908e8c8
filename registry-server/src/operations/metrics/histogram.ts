/** Upper bounds in seconds; what takes longer than the last is in `+Inf` alone. */
export const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

export interface Histogram {
  observe(seconds: number): void;
  /** Counts up to each bound, and in all. */
  readonly cumulative: () => readonly number[];
  readonly count: number;
  readonly sum: number;
}

/** A histogram of durations. */
export function createHistogram(): Histogram {
  const counts = new Array<number>(BUCKETS.length + 1).fill(0);
  let sum = 0;
  let count = 0;
  return {
    observe(seconds) {
      let bucket = 0;
      while (bucket < BUCKETS.length && seconds > (BUCKETS[bucket] ?? 0)) bucket += 1;
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      sum += seconds;
      count += 1;
    },
    cumulative() {
      let total = 0;
      return counts.map((each) => {
        total += each;
        return total;
      });
    },
    get count() {
      return count;
    },
    get sum() {
      return sum;
    },
  };
}
