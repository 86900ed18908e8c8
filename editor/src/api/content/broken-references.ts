import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, ItemOf } from '../contract.ts';

/** A place of a published page that points at what readers cannot be shown. */
export type BrokenReference = ItemOf<'GET /staff/references/broken'>;
type BrokenAnswer = AnswerOf<'GET /staff/references/broken'>;
/** A site whose header or footer is not there. */
export type BrokenFrame = BrokenAnswer['sites'][number];

export interface BrokenReferencesFilter {
  readonly site?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

export const brokenReferencesQuery = (api: ApiClient, filter: BrokenReferencesFilter) =>
  queryOptions({
    queryKey: ['broken-references', filter],
    queryFn: ({ signal }) => api.get<BrokenAnswer>('/staff/references/broken', { ...filter }, signal),
    placeholderData: keepPreviousData,
    // Whatever changes a page, a product or a file may end one of these.
    staleTime: 0,
  });
