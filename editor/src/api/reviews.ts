import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api-context.tsx';
import type { ApiClient } from './client.ts';
import type { ListAnswer } from './types.ts';

export const REVIEW_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** What a shopper wrote of a product. */
export interface Review {
  readonly id: number;
  readonly sku: string;
  /** The variant that it is about, where it names one. */
  readonly shade?: string;
  readonly nickname: string;
  readonly summary: string;
  readonly text: string;
  /** From 1 to 5. */
  readonly rating: number;
  /** Written by somebody who bought it here. */
  readonly isVerified: boolean;
  readonly status: ReviewStatus;
  readonly createdAt: string;
  readonly decidedAt?: string;
}

export interface ReviewsFilter {
  readonly status: ReviewStatus;
  /** Of this product alone. */
  readonly sku?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const REVIEWS_KEY = ['reviews'];

export const reviewsQuery = (api: ApiClient, filter: ReviewsFilter) =>
  queryOptions({
    queryKey: [...REVIEWS_KEY, filter],
    queryFn: ({ signal }) => api.get<ListAnswer<Review>>('/staff/reviews', { ...filter }, signal),
    placeholderData: keepPreviousData,
    // Others decide too, and shoppers write on.
    staleTime: 0,
  });

/** The decisions on reviews; each makes the lists forget what they knew. */
export function useReviewDecisions() {
  const api = useApi();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: REVIEWS_KEY });
  const decide = (decision: 'approve' | 'reject') => ({
    mutationFn: ({ id }: Review) => api.post<Review>(`/staff/reviews/${id}/${decision}`),
    onSettled,
  });
  return { approve: useMutation(decide('approve')), reject: useMutation(decide('reject')) };
}
