import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, BodyOf, ItemOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';

export type ApiKey = ItemOf<'GET /staff/api-keys'>;
export type NewApiKey = BodyOf<'POST /staff/api-keys'>;
export type ApiScope = NewApiKey['scopes'][number];
export const API_SCOPES = [
  'content:read',
  'catalogue:read',
  'catalogue:write',
  'orders:read',
  'graphql:read',
] as const satisfies readonly ApiScope[];

const API_KEYS_KEY = ['api-keys'];

export const apiKeysQuery = (api: ApiClient, paging: { readonly page: number; readonly pageSize: number }) =>
  queryOptions({
    queryKey: [...API_KEYS_KEY, paging],
    queryFn: ({ signal }) => api.get<ListAnswer<ApiKey>>('/staff/api-keys', { ...paging }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The writes of keys; each makes the list forget what it knew. */
export function useApiKeyMutations() {
  const api = useApi();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: API_KEYS_KEY });
  return {
    create: useMutation({
      mutationFn: (key: NewApiKey) => api.post<AnswerOf<'POST /staff/api-keys'>>('/staff/api-keys', key),
      onSettled,
    }),
    revoke: useMutation({ mutationFn: (id: number) => api.delete<ApiKey>(`/staff/api-keys/${id}`), onSettled }),
  };
}
