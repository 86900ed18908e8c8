import type { RatingSummary, ReviewSummary, ReviewsOfProduct } from '@witryna/module-schemas';
import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { TooManyRequests } from '../../graphql/refusals.ts';
import { createRateLimit } from '../../work/rate-limit.ts';
import { createDistributionCache } from './distribution-cache.ts';
import { reviewsSection } from './export-reviews.ts';
import { averageOf, ratingOf } from './ratings.ts';
import { createReviewChangesStore } from './review-changes.store.ts';
import { reviewsRoutes } from './reviews.routes.ts';
import {
  createReviewsStore,
  type Distribution,
  type NewReview,
  type ReviewRow,
  type ReviewsStore,
} from './reviews.store.ts';
import { boughtVariants, wasBought } from './was-bought.ts';

/** Whether a product exists does not depend on where it is sold. */
const ANY_CURRENCY = 'PLN';
const BURST = 10;
const PER_HOUR = 20;

/** Reviews as other features use them. */
export interface Reviews {
  readonly store: ReviewsStore;
  /** Keeps a new review until staff have read it. */
  write(review: Omit<NewReview, 'isVerified' | 'createdAt'>): Promise<ReviewRow>;
  /** Refuses a customer who writes more than people do. */
  limit(customerId: number): void;
  /** Skus of the variants of a product that a customer has bought here. */
  boughtVariants(customerId: number, productSku: string): Promise<string[]>;
  /** How the approved reviews of each product are divided, in the order of the skus. */
  distributions(skus: readonly string[]): Promise<Distribution[]>;
  /** What a page in a language, as `pl`, shows of reviews of these products, so many of each at once. */
  ofProducts(skus: readonly string[], limit: number, language: string): Promise<Record<string, ReviewsOfProduct>>;
  /** What is thought of these products, of those that have reviews. */
  ratingsOf(skus: readonly string[]): Promise<Record<string, RatingSummary>>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly reviews: Reviews;
  }
}

function summaryOf(row: ReviewRow): ReviewSummary {
  const { id, nickname, summary, text, rating, createdAt, isVerified, variantSku, language } = row;
  return {
    id,
    author: nickname,
    summary,
    content: text,
    rate: rating,
    language,
    isVerified,
    createdAt: createdAt.toISOString(),
    ...(variantSku === null ? {} : { shade: variantSku }),
  };
}

/** Reviews of products: written by customers, read by staff, then shown to all. */
export const reviewsPlugin = fp(
  async (app: App) => {
    const store = createReviewsStore(app.db);
    const factor = app.config.limits.customerFactor;
    const cache = createDistributionCache(store);
    app.events.subscribe(({ tags }) => cache.drop(tags));
    const take = createRateLimit({ burst: BURST * factor, perHour: PER_HOUR * factor });
    app.decorate('reviews', {
      store,
      async write(review) {
        return store.create({ ...review, isVerified: await wasBought(app.db, review), createdAt: new Date() });
      },
      limit(customerId) {
        if (!take(String(customerId))) throw new TooManyRequests();
      },
      boughtVariants: (customerId, productSku) => boughtVariants(app.db, { customerId, productSku }),
      distributions: (skus) => cache.of(skus),
      async ofProducts(skus, limit, language) {
        const [latest, distributions] = await Promise.all([store.latestOfEach(skus, limit, language), cache.of(skus)]);
        const entries = skus.map((sku, index) => {
          const distribution = distributions[index] ?? [];
          const { count, average } = ratingOf(distribution);
          return [sku, { count, average, distribution, items: (latest.get(sku) ?? []).map(summaryOf) }] as const;
        });
        return Object.fromEntries(entries);
      },
      async ratingsOf(skus) {
        const totals = await store.totals(skus);
        const entries = skus.flatMap((sku, index) => {
          const { count = 0, ratingSum = 0 } = totals[index] ?? {};
          return count === 0 ? [] : [[sku, { count, average: averageOf(count, ratingSum) }] as const];
        });
        return Object.fromEntries(entries);
      },
    } satisfies Reviews);
    app.customers.onForget((trx, { id }) => store.forget(trx, id));
    app.customers.onExport(reviewsSection(app.db));
    reviewsRoutes(app, {
      store,
      changes: createReviewChangesStore(app.db),
      async findUnknown(skus) {
        const { products } = await app.catalog.summaries(
          [...new Set(skus)],
          { currency: ANY_CURRENCY },
          { withWithdrawn: true },
        );
        const known = new Set(products.map(({ sku }) => sku));
        return skus.find((sku) => !known.has(sku));
      },
    });
  },
  { name: 'reviews', dependencies: ['access', 'customers', 'catalog', 'events'] },
);
