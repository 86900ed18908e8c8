import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { BodyOf, ItemOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';

export type SearchedPhrase = ItemOf<'GET /staff/search/phrases'>;

export interface PhrasesFilter {
  readonly search?: string | undefined;
  readonly site?: string | undefined;
  readonly results?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const PHRASES_KEY = ['searched-phrases'];

export const searchedPhrasesQuery = (api: ApiClient, filter: PhrasesFilter) =>
  queryOptions({
    queryKey: [...PHRASES_KEY, filter],
    queryFn: ({ signal }) => api.get<ListAnswer<SearchedPhrase>>('/staff/search/phrases', { ...filter }, signal),
    placeholderData: keepPreviousData,
  });

/** What staff make of a phrase; the list forgets what it knew. */
export function useSearchRules() {
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: PHRASES_KEY });
  return {
    setSynonyms: useMutation({
      mutationFn: (body: BodyOf<'PUT /staff/search/synonyms'>) => api.put('/staff/search/synonyms', body),
      onSuccess,
    }),
    setRedirect: useMutation({
      mutationFn: (body: BodyOf<'PUT /staff/search/redirects'>) => api.put('/staff/search/redirects', body),
      onSuccess,
    }),
  };
}
