import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { AnswerOf } from '../contract.ts';

/** Pages whose drafts have some words, with the texts that have them. */
export type PageTexts = AnswerOf<'GET /staff/page-texts'>;
export type FoundPage = PageTexts['items'][number];

export interface PageTextsFilter {
  readonly search: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
  readonly site: string | undefined;
}

export const SHORTEST_SEARCH = 2;

export const pageTextsQuery = (api: ApiClient, { search, matchCase, wholeWords, site }: PageTextsFilter) =>
  queryOptions({
    queryKey: ['page-texts', search, matchCase, wholeWords, site],
    queryFn: ({ signal }) =>
      api.get<PageTexts>(
        '/staff/page-texts',
        { search, matchCase: String(matchCase), wholeWords: String(wholeWords), site },
        signal,
      ),
    enabled: search.length >= SHORTEST_SEARCH,
    staleTime: 0,
  });
