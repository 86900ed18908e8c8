import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { AnswerOf } from '../contract.ts';

/** What waits for somebody, as far as the person may see it. */
export type Overview = AnswerOf<'GET /staff/overview'>;

export type SalesOverview = NonNullable<Overview['sales']>;

/** Pages on which colleagues wait for the person. */
export type PagesWaiting = AnswerOf<'GET /staff/overview/pages'>;

/** Every screen shows how many: whoever works at something else hears of it within a minute. */
const LOOK_AGAIN_MS = 60_000;

export const pagesWaitingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['overview', 'pages'],
    queryFn: ({ signal }) => api.get<PagesWaiting>('/staff/overview/pages', {}, signal),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });

export const overviewQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['overview'],
    queryFn: ({ signal }) => api.get<Overview>('/staff/overview', {}, signal),
    // Whoever comes back from a list has done something there.
    staleTime: 0,
  });
