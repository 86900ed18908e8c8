import type { Facets } from '../../commerce/catalog/index.ts';

/** Steps that people think in, minor units. */
const STEPS = [500, 1_000, 2_000, 2_500, 5_000, 10_000, 20_000, 25_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];
const MOST_RANGES = 8;

/** The prices of a list in even ranges; those without a product are left out. */
export function priceRanges(amounts: Int32Array): Facets['price'] {
  if (amounts.length === 0) return undefined;
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  for (const amount of amounts) {
    if (amount < min) min = amount;
    if (amount > max) max = amount;
  }
  const step = STEPS.find((each) => Math.floor(max / each) - Math.floor(min / each) < MOST_RANGES) ?? max + 1;
  const first = Math.floor(min / step);
  const counts = new Uint32Array(Math.floor(max / step) - first + 1);
  for (const amount of amounts) {
    const range = Math.floor(amount / step) - first;
    counts[range] = (counts[range] as number) + 1;
  }
  const ranges = [...counts].map((count, place) => ({
    from: (first + place) * step,
    to: (first + place + 1) * step,
    count,
  }));
  return { min, max, ranges: ranges.filter(({ count }) => count > 0) };
}
