import type { ReviewSummary } from '@witryna/module-schemas';
import type { ReviewsRequest, ReviewsResult } from '@witryna/modules';
import { type ActionParts, failureOf } from '../forms/action-result.ts';

interface Answer {
  readonly productReviews: {
    readonly total_count: number;
    readonly items: readonly {
      readonly id: string;
      readonly nickname: string;
      readonly summary: string;
      readonly text: string;
      readonly rating: number;
      readonly created_at: string;
      readonly is_verified: boolean;
      readonly shade_sku: string | null;
    }[];
  };
}

const DOCUMENT = `query Reviews($sku: String!, $page: Int!, $pageSize: Int!, $sort: ProductReviewSort!, $rating: Int) {
  productReviews(skus: [$sku], currentPage: $page, pageSize: $pageSize, sort: $sort, rating: $rating) {
    total_count
    items { id nickname summary text rating created_at is_verified shade_sku }
  }
}`;

/** Approved reviews of a product, a page at a time. */
export async function loadReviews(
  { client, texts }: ActionParts,
  { sku, page, pageSize, sort, rate }: ReviewsRequest,
): Promise<ReviewsResult> {
  const variables = { sku, page, pageSize, sort: sort.toUpperCase(), ...(rate !== undefined && { rating: rate }) };
  const response = await client.query<Answer>(DOCUMENT, variables);
  if (!response.data) {
    const failure = failureOf(response, texts);
    return failure.ok ? { ok: false, errors: [{ message: texts.unavailable }] } : failure;
  }
  const { items, total_count: total } = response.data.productReviews;
  return { ok: true, items: items.map(toSummary), total };
}

function toSummary(item: Answer['productReviews']['items'][number]): ReviewSummary {
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
