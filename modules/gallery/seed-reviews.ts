import type { ProductDetails, RatingSummary, Related, ReviewSummary, ReviewsOfProduct } from '@witryna/module-schemas';
import type { ReviewsRequest, ReviewsResult } from '../src/shop/shop-actions.ts';

interface SeedReview {
  readonly sku: string;
  readonly shade?: string;
  readonly nickname: string;
  readonly summary?: string;
  readonly text: string;
  readonly rating: number;
  readonly isVerified: boolean;
  readonly createdAt: string;
}

const MAX_RATE = 5;
/** As many as come with a page; the others are asked for. */
const WITH_THE_PAGE = 20;

const ORDERS = {
  newest: (one: ReviewSummary, other: ReviewSummary) => other.createdAt.localeCompare(one.createdAt),
  highest: (one: ReviewSummary, other: ReviewSummary) => other.rate - one.rate,
  lowest: (one: ReviewSummary, other: ReviewSummary) => one.rate - other.rate,
} as const;

type ReviewsOfShop = Pick<Related, 'reviews'> & { readonly ratings: Readonly<Record<string, RatingSummary>> };

/** The demo shop's reviews of these products, shaped as the registry would send them. */
export async function loadSeedReviews(products: readonly ProductDetails[]): Promise<ReviewsOfShop> {
  const seeds: readonly SeedReview[] = await (await fetch('/reviews.json')).json();
  const bySku = Map.groupBy(
    seeds.map((seed, place) => ({ sku: seed.sku, review: toReview(seed, place) })),
    ({ sku }) => sku,
  );
  const reviews = products.map(({ sku }) => {
    const items = (bySku.get(sku) ?? []).map(({ review }) => review).toSorted(ORDERS.newest);
    return [sku, ofProduct(items)] as const;
  });
  const ratings = reviews.flatMap(([sku, { count, average }]) =>
    count === 0 ? [] : [[sku, { count, average }] as const],
  );
  return { reviews: Object.fromEntries(reviews), ratings: Object.fromEntries(ratings) };
}

/** Answers for other orders, ratings and pages, as the shop does. */
export function loadReviewsFrom({ reviews }: Pick<Related, 'reviews'>) {
  return async ({ sku, page, pageSize, sort, rate }: ReviewsRequest): Promise<ReviewsResult> => {
    const found = (reviews[sku]?.items ?? []).filter((review) => rate === undefined || review.rate === rate);
    const items = found.toSorted(ORDERS[sort]).slice((page - 1) * pageSize, page * pageSize);
    return { ok: true, items, total: found.length };
  };
}

function toReview(
  { nickname, summary = '', text, rating, shade, ...review }: SeedReview,
  place: number,
): ReviewSummary {
  const { isVerified, createdAt } = review;
  return {
    id: place + 1,
    author: nickname,
    summary,
    content: text,
    language: 'pl',
    rate: rating,
    isVerified,
    createdAt,
    ...(shade !== undefined && { shade }),
  };
}

function ofProduct(items: readonly ReviewSummary[]): ReviewsOfProduct {
  const points = items.reduce((sum, { rate }) => sum + rate, 0);
  return {
    count: items.length,
    average: items.length === 0 ? 0 : Math.round((points / items.length) * 100) / 100,
    distribution: Array.from({ length: MAX_RATE }, (_, place) => items.filter(({ rate }) => rate === place + 1).length),
    items: items.slice(0, WITH_THE_PAGE),
  };
}
