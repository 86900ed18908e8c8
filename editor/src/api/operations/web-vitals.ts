import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, ItemOf } from '../contract.ts';

/** The 75th percentile of one metric, on one kind of page and device. */
export type VitalSummary = ItemOf<'GET /staff/vitals'>;
export type VitalsAnswer = AnswerOf<'GET /staff/vitals'>;

/** How fast the shop was for its visitors in the last days. */
export const webVitalsQuery = (api: ApiClient, days: number) =>
  queryOptions({
    queryKey: ['vitals', days],
    queryFn: ({ signal }) => api.get<VitalsAnswer>('/staff/vitals', { days }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
