import type { ReviewSort, ReviewSummary } from '@witryna/module-schemas';
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
export async function loadReviews(
  { client, texts }: ActionParts,
  { sku, page, pageSize, sort, rate }: ReviewsRequest,
): Promise<ReviewsResult> {
  const variables = { sku, page, pageSize, sort: SORTS[sort], ...(rate !== undefined && { rating: rate }) };
  const response = await client.query(ProductReviewsDocument, variables);
  if (!response.data) {
    const failure = failureOf(response, texts);
    return failure.ok ? { ok: false, errors: [{ message: texts.unavailable }] } : failure;
  }
  const { items, total_count: total } = response.data.productReviews;
  return { ok: true, items: items.flatMap((review) => (review ? toSummary(review) : [])), total };
}

function toSummary(item: Review): ReviewSummary {
  const {
    id,
    nickname,
    summary,
    text,
    rating,
    created_at: createdAt,
    is_verified: isVerified,
    shade_sku: shade,
  } = item;
  return {
    id: Number(id),
    author: nickname,
    summary,
    content: text,
    rate: rating,
    createdAt: momentOf(createdAt),
    isVerified,
    ...(shade !== null && { shade }),
  };
}

/** `2026-11-21 09:30:00` of the contract is in UTC. */
const momentOf = (dateTime: string) => `${dateTime.replace(' ', 'T')}Z`;
