import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import type { AnswerOf } from './contract.ts';

/** What waits for somebody, as far as the person may see it. */
export type Overview = AnswerOf<'GET /staff/overview'>;

export type SalesOverview = NonNullable<Overview['sales']>;

export const overviewQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['overview'],
    queryFn: ({ signal }) => api.get<Overview>('/staff/overview', {}, signal),
    // Whoever comes back from a list has done something there.
    staleTime: 0,
  });
