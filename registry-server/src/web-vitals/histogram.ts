/** Bounds within a power of ten; every threshold of web.dev is one of them, so that no bucket lies on both sides. */
const STEPS = [10, 12, 15, 18, 20, 22, 25, 30, 35, 40, 50, 60, 80];
const SMALL = [0, 1, 2, 3, 4, 5, 6, 8];
const MOST = 60_000;

/** Upper bounds of the buckets, in ascending order; what lies above the last is counted there. */
export const BUCKET_BOUNDS: readonly number[] = [
  ...SMALL,
  ...[1, 10, 100, 1_000].flatMap((power) => STEPS.map((step) => step * power)).filter((bound) => bound <= MOST),
];

/** Measurements that fell into one bucket. */
export interface Bucket {
  readonly upTo: number;
  readonly count: number;
}

/** The upper bound of the bucket that a number of whole units falls into. */
export function bucketOf(units: number): number {
  return BUCKET_BOUNDS.find((bound) => units <= bound) ?? MOST;
}

/**
 * The number of units that this share of the measurements does not exceed; undefined without any. Within its bucket
 * they are taken to lie evenly, so the error is a part of the bucket's width; it never leaves the bucket.
 */
export function percentileOf(buckets: readonly Bucket[], share: number): number | undefined {
  const sorted = buckets.filter(({ count }) => count > 0).toSorted((a, b) => a.upTo - b.upTo);
  const target = sorted.reduce((sum, { count }) => sum + count, 0) * share;
  let before = 0;
  for (const { upTo, count } of sorted) {
    if (before + count >= target) {
      const from = lowerBoundOf(upTo);
      // Upwards: a number just above a threshold must not be rounded to it.
      return Math.ceil(from + ((upTo - from) * (target - before)) / count);
    }
    before += count;
  }
  return undefined;
}

const lowerBoundOf = (upTo: number) => BUCKET_BOUNDS[BUCKET_BOUNDS.indexOf(upTo) - 1] ?? 0;
