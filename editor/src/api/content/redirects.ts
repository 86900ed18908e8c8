import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, BodyOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';

export type Redirect = AnswerOf<'GET /staff/redirects/{id}'>;
export type RedirectBody = BodyOf<'POST /staff/redirects'>;
export type RedirectionCode = Redirect['code'];

export const REDIRECTION_CODES = [301, 302, 303, 307, 308] as const satisfies readonly RedirectionCode[];

export interface RedirectsFilter {
  readonly search?: string | undefined;
  readonly site?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const REDIRECTS_KEY = ['redirects'];

export const redirectsQuery = (api: ApiClient, filter: RedirectsFilter) =>
  queryOptions({
    queryKey: [...REDIRECTS_KEY, 'list', filter],
    queryFn: ({ signal }) => api.get<ListAnswer<Redirect>>('/staff/redirects', { ...filter }, signal),
    placeholderData: keepPreviousData,
  });

/** A redirect as it is opened: never from the cache. */
export const redirectQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...REDIRECTS_KEY, 'edit', id],
    queryFn: () => api.get<Redirect>(`/staff/redirects/${id}`),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The writes of redirects; each makes the lists forget what they knew. */
export function useRedirectMutations() {
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: [...REDIRECTS_KEY, 'list'] });
  return {
    save: useMutation({
      mutationFn: ({ id, redirect }: { readonly id?: number; readonly redirect: RedirectBody }) =>
        id === undefined
          ? api.post<Redirect>('/staff/redirects', redirect)
          : api.put<Redirect>(`/staff/redirects/${id}`, redirect),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: (id: number) => api.delete(`/staff/redirects/${id}`), onSuccess }),
  };
}
