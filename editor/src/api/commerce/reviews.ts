import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { BodyOf, ItemOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';

/** What a shopper wrote of a product. */
export type Review = ItemOf<'GET /staff/reviews'>;
export type ReviewStatus = Review['status'];
export const REVIEW_STATUSES = ['pending', 'approved', 'rejected'] as const satisfies readonly ReviewStatus[];

export interface ReviewsFilter {
  readonly status: ReviewStatus;
  readonly search?: string | undefined;
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

/** What staff change about reviews; each change makes the lists forget what they knew. */
export function useReviewDecisions() {
  const api = useApi();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: REVIEWS_KEY });
  return {
    approve: useMutation({
      mutationFn: ({ id }: Review) => api.post<Review>(`/staff/reviews/${id}/approve`),
      onSettled,
    }),
    reject: useMutation({
      mutationFn: ({ review, reason }: { readonly review: Review; readonly reason: string }) => {
        const body: BodyOf<'POST /staff/reviews/{id}/reject'> = reason === '' ? {} : { reason };
        return api.post<Review>(`/staff/reviews/${review.id}/reject`, body);
      },
      onSettled,
    }),
    setLanguage: useMutation({
      mutationFn: ({ review, language }: { readonly review: Review; readonly language: string }) => {
        const body: BodyOf<'PUT /staff/reviews/{id}/language'> = { language };
        return api.put<Review>(`/staff/reviews/${review.id}/language`, body);
      },
      onSettled,
    }),
  };
}
