import type { ReviewSort, ReviewSummary, ReviewsOfProduct } from '@witryna/module-schemas';
import type { ReviewsRequest, ReviewsResult } from '@witryna/modules';
import type { ProductReviewSort, ProductReviewsQuery } from '../api/operations.gen.ts';
import { type ActionParts, failureOf } from '../forms/action-result.ts';
import { ProductReviewsDocument } from './reviews.gen.ts';

type Review = NonNullable<ProductReviewsQuery['productReviews']['items'][number]>;

const SORTS: Readonly<Record<ReviewSort, ProductReviewSort>> = {
  newest: 'NEWEST',
  highest: 'HIGHEST',
  lowest: 'LOWEST',
};

/** Approved reviews of a product, a page at a time. */
export async function loadReviews(parts: ActionParts, request: ReviewsRequest): Promise<ReviewsResult> {
  const response = await ask(parts, request);
  if (!response.data) {
    const failure = failureOf(response, parts.texts);
    return failure.ok ? { ok: false, errors: [{ message: parts.texts.unavailable }] } : failure;
  }
  const { items, total_count: total } = response.data.productReviews;
  return { ok: true, items: summariesOf(items), total };
}

/** The latest reviews of a product, with what all of them come to; undefined where they cannot be had. */
export async function latestReviews(
  parts: ActionParts,
  request: { readonly sku: string; readonly pageSize: number },
): Promise<ReviewsOfProduct | undefined> {
  const { data } = await ask(parts, { ...request, page: 1, sort: 'newest' });
  if (!data) return undefined;
  const { items, total_count: count, average, distribution } = data.productReviews;
  return { count, average, distribution, items: summariesOf(items) };
}

function ask({ client }: ActionParts, { sku, page, pageSize, sort, rate }: ReviewsRequest) {
  const variables = { sku, page, pageSize, sort: SORTS[sort], ...(rate !== undefined && { rating: rate }) };
  return client.query(ProductReviewsDocument, variables);
}

const summariesOf = (items: readonly (Review | null)[]): ReviewSummary[] =>
  items.flatMap((review) => (review ? toSummary(review) : []));

function toSummary(item: Review): ReviewSummary {
  const {
    id,
    nickname,
    summary,
    text,
    language,
    rating,
    created_at: createdAt,
    is_verified: isVerified,
    is_own: isOwn,
    shade_sku: shade,
  } = item;
  return {
    id: Number(id),
    author: nickname,
    summary,
    content: text,
    language,
    rate: rating,
    createdAt: momentOf(createdAt),
    isVerified,
    isOwn,
    ...(shade !== null && { shade }),
  };
}

/** `2026-11-21 09:30:00` of the contract is in UTC. */
const momentOf = (dateTime: string) => `${dateTime.replace(' ', 'T')}Z`;
