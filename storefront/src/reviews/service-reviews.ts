import type { ReviewSort, ReviewSummary, ReviewsOfProduct } from '@witryna/module-schemas';
import type { ReviewsRequest, ReviewsResult } from '@witryna/modules';
import { API_PREFIX } from '../config.ts';

/** So many reviews of the shop are shown at most, the newest (specification, business constants). */
const SERVICE_REVIEWS_COUNT = 50;
const ADDRESS = `${API_PREFIX}/etrusted/reviews`;

interface ServiceReview {
  readonly type: 'SERVICE_REVIEW' | 'PRODUCT_REVIEW';
  readonly author: string;
  readonly title: string;
  readonly content: string;
  readonly rate: number;
  readonly createdAt: string;
  readonly isVerified: boolean;
}

interface ServiceSummary {
  readonly count: number;
  readonly rate: number;
  readonly distribution: readonly number[];
}

/** What is said of the shop, as Trusted Shops keeps it; undefined where it cannot be had. */
export async function serviceReviews(): Promise<ReviewsOfProduct | undefined> {
  try {
    const [{ items }, { count, rate, distribution }] = await Promise.all([
      read<{ readonly items: readonly ServiceReview[] }>(`?count=${SERVICE_REVIEWS_COUNT}&orderBy=submittedAt`),
      read<ServiceSummary>('/count'),
    ]);
    const ofShop = items.filter(({ type }) => type === 'SERVICE_REVIEW');
    return { count, average: rate, distribution, items: ofShop.map(toSummary) };
  } catch {
    return undefined;
  }
}

async function read<Answer>(rest: string): Promise<Answer> {
  const response = await fetch(ADDRESS + rest);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}

/** A review has no number there: its place is one. */
function toSummary(
  { author, title, content, rate, createdAt, isVerified }: ServiceReview,
  place: number,
): ReviewSummary {
  return { id: place + 1, author, summary: title, content, rate, createdAt, isVerified };
}

const ORDERS: Readonly<Record<ReviewSort, (one: ReviewSummary, other: ReviewSummary) => number>> = {
  newest: () => 0,
  highest: (one, other) => other.rate - one.rate,
  lowest: (one, other) => one.rate - other.rate,
};

/** Pages of reviews that are at hand, the newest first. */
export function pageOfReviews(
  reviews: readonly ReviewSummary[],
  { page, pageSize, sort, rate }: Omit<ReviewsRequest, 'sku'>,
): Extract<ReviewsResult, { readonly ok: true }> {
  const wanted = rate === undefined ? reviews : reviews.filter((review) => Math.round(review.rate) === rate);
  const sorted = wanted.toSorted(ORDERS[sort]);
  return { ok: true, items: sorted.slice((page - 1) * pageSize, page * pageSize), total: wanted.length };
}
