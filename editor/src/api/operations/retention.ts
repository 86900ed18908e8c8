import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { AnswerOf } from '../contract.ts';

/** How long each kind of data is kept. */
export type Retention = AnswerOf<'GET /staff/retention'>;

/** As it is opened for work: never from the cache, since others write it too. */
export const retentionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['retention'],
    queryFn: ({ signal }) => api.get<Retention>('/staff/retention', {}, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Chooses days by kind; what is not named stays as it is. */
export function useSaveRetention() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (days: Readonly<Record<string, number>>) => api.put<Retention>('/staff/retention', days),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['retention'], refetchType: 'none' }),
  });
}
