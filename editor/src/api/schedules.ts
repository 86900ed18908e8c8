import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api-context.tsx';
import type { ApiClient } from './client.ts';
import type { AnswerOf } from './contract.ts';

/** When a page is published and withdrawn by itself; empty for one without a schedule. */
export type PageSchedule = AnswerOf<'GET /staff/pages/{id}/schedule'>;

const keyOf = (id: number) => ['pages', 'schedule', id];

export const scheduleQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.get<PageSchedule>(`/staff/pages/${id}/schedule`, undefined, signal),
    staleTime: 0,
  });

/** What is asked for; moments as ISO instants. */
export interface NewSchedule {
  readonly version: number;
  readonly publishAt?: string;
  readonly unpublishAt?: string;
}

export function useScheduleMutations(id: number) {
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: keyOf(id) });
  return {
    set: useMutation({
      mutationFn: (schedule: NewSchedule) => api.put<PageSchedule>(`/staff/pages/${id}/schedule`, { ...schedule }),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: () => api.delete(`/staff/pages/${id}/schedule`), onSuccess }),
  };
}
