import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, ItemOf } from '../contract.ts';

/** How a page that was opened stands by now, and who else has it open. */
export type PageStanding = AnswerOf<'PUT /staff/pages/{id}/presence'>;
/** A page that others have open. */
export type OpenPage = ItemOf<'GET /staff/pages/presence'>;

/** How often an open page is asked for what others have made of it; a person who asks no longer counts as gone. */
const WATCH_MS = 20_000;

export const presenceKey = (pageId: number) => ['pages', 'presence', pageId];

/** Says that a page is open here, as long as somebody looks at it; a tab in the background is not asked. */
export const presenceQuery = (api: ApiClient, pageId: number) =>
  queryOptions({
    queryKey: presenceKey(pageId),
    queryFn: () => api.put<PageStanding>(`/staff/pages/${pageId}/presence`, undefined),
    staleTime: WATCH_MS,
    gcTime: 0,
    refetchInterval: WATCH_MS,
    refetchOnWindowFocus: 'always',
    retry: false,
  });

/** The pages that others have open, while somebody looks at the list of pages. */
export const openPagesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['pages', 'open'],
    queryFn: ({ signal }) =>
      api.get<{ readonly items: readonly OpenPage[] }>('/staff/pages/presence', undefined, signal),
    staleTime: WATCH_MS,
    gcTime: 0,
    refetchInterval: WATCH_MS,
    refetchOnWindowFocus: 'always',
    retry: false,
  });
