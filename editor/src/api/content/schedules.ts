import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { AnswerOf } from '../contract.ts';

/** When a page is published and withdrawn by itself; empty for one without a schedule. */
export type PageSchedule = AnswerOf<'GET /staff/pages/{id}/schedule'>;

const keyOf = (id: number) => ['pages', 'schedule', id];

export const scheduleQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.get<PageSchedule>(`/staff/pages/${id}/schedule`, undefined, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => nextLookAt(state.data, Date.now()),
  });

const SOON_MS = 2_000;
const LATEST_MS = 3_600_000;

/** How long a schedule is what it was: it ends by itself, and who has it on the screen does nothing for that. */
export function nextLookAt(schedule: PageSchedule | undefined, now: number): number | false {
  const moments = [schedule?.publishAt, schedule?.unpublishAt].flatMap((moment) =>
    moment ? [Date.parse(moment)] : [],
  );
  if (moments.length === 0) return false;
  return Math.min(Math.max(Math.min(...moments) - now, 0) + SOON_MS, LATEST_MS);
}

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
