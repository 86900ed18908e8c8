import type { ReviewSummary, ReviewsOfProduct } from '@witryna/module-schemas';
import fp from 'fastify-plugin';
import type { App } from '../../fastify-app.ts';
import { TooManyRequests } from '../../graphql/refusals.ts';
import { createRateLimit } from '../../work/rate-limit.ts';
import { reviewsRoutes } from './reviews.routes.ts';
import { createReviewsStore, type NewReview, type ReviewRow, type ReviewsStore } from './reviews.store.ts';
import { wasBought } from './was-bought.ts';

/** Reviews that a page brings along; more are asked for. */
const SHOWN_ON_PAGE = 5;
const BURST = 10;
const PER_HOUR = 20;

/** Reviews as other features use them. */
export interface Reviews {
  readonly store: ReviewsStore;
  /** Keeps a new review until staff have read it. */
  write(review: Omit<NewReview, 'isVerified' | 'createdAt'>): Promise<ReviewRow>;
  /** Refuses a customer who writes more than people do. */
  limit(customerId: number): void;
  /** What a page shows of reviews of these products. */
  ofProducts(skus: readonly string[]): Promise<Record<string, ReviewsOfProduct>>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly reviews: Reviews;
  }
}

function summaryOf(row: ReviewRow): ReviewSummary {
  const { id, nickname, summary, text, rating, createdAt, isVerified, variantSku } = row;
  return {
    id,
    author: nickname,
    summary,
    content: text,
    rate: rating,
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
    const take = createRateLimit({ burst: BURST * factor, perHour: PER_HOUR * factor });
    app.decorate('reviews', {
      store,
      async write(review) {
        return store.create({ ...review, isVerified: await wasBought(app.db, review), createdAt: new Date() });
      },
      limit(customerId) {
        if (!take(String(customerId))) throw new TooManyRequests();
      },
      async ofProducts(skus) {
        const [latest, totals] = await Promise.all([store.latestOfEach(skus, SHOWN_ON_PAGE), store.totals(skus)]);
        const entries = skus.map((sku, index) => {
          const { count = 0, ratingSum = 0 } = totals[index] ?? {};
          const average = count === 0 ? 0 : Math.round((ratingSum / count) * 100) / 100;
          return [sku, { count, average, items: (latest.get(sku) ?? []).map(summaryOf) }] as const;
        });
        return Object.fromEntries(entries);
      },
    } satisfies Reviews);
    app.customers.onForget((trx, { id }) => store.forget(trx, id));
    reviewsRoutes(app, { store });
  },
  { name: 'reviews', dependencies: ['access', 'customers'] },
);
