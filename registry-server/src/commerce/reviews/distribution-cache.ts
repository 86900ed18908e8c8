import type { Distribution, ReviewsStore } from './reviews.store.ts';

/** As many products as are kept; the ones that were not asked for the longest are counted anew. */
const MOST_PRODUCTS = 2_000;
const TAG = 'product:';

/** How the approved reviews of products are divided, counted once and kept until a product changes. */
interface DistributionCache {
  /** In the order of the skus. */
  of(skus: readonly string[]): Promise<Distribution[]>;
  /** Forgets what a change is about. */
  drop(tags: readonly string[]): void;
}

/** A cache over the store; what is missing of a request is counted by one query. */
export function createDistributionCache(store: Pick<ReviewsStore, 'distributions'>): DistributionCache {
  const known = new Map<string, Promise<Distribution>>();

  function keep(sku: string, distribution: Promise<Distribution>): void {
    known.set(sku, distribution);
    // A failure is not kept, nor is what has been replaced meanwhile taken away.
    distribution.catch(() => {
      if (known.get(sku) === distribution) known.delete(sku);
    });
    const [oldest] = known.keys();
    if (known.size > MOST_PRODUCTS && oldest !== undefined) known.delete(oldest);
  }

  return {
    async of(skus) {
      const missing = [...new Set(skus)].filter((sku) => !known.has(sku));
      const counted = missing.length > 0 ? store.distributions(missing) : Promise.resolve([]);
      const added = new Map(
        missing.map((sku, index) => [sku, counted.then((distributions) => distributions[index] ?? [])] as const),
      );
      const found = skus.map((sku) => {
        const distribution = known.get(sku) ?? added.get(sku) ?? Promise.resolve([]);
        known.delete(sku);
        keep(sku, distribution);
        return distribution;
      });
      return Promise.all(found);
    },
    drop(tags) {
      for (const tag of tags) if (tag.startsWith(TAG)) known.delete(tag.slice(TAG.length));
    },
  };
}
