import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, BodyOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';
import { ORDERS_KEY } from './orders.ts';

export type ReturnRequest = AnswerOf<'GET /staff/returns/{id}'>;
export type ReturnStatus = ReturnRequest['status'];
export const RETURN_STATUSES = [
  'requested',
  'received',
  'refunded',
  'rejected',
] as const satisfies readonly ReturnStatus[];
export type ReturnMove = BodyOf<'POST /staff/returns/{id}/moves'>;

export interface ReturnsFilter {
  readonly status?: ReturnStatus | undefined;
  /** Only those whose money is still owed. */
  readonly open?: 'true' | undefined;
  readonly order?: string | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const RETURNS_KEY = ['returns'];
const returnKey = (id: number) => [...RETURNS_KEY, 'one', id];

export const returnsQuery = (api: ApiClient, filter: ReturnsFilter) =>
  queryOptions({
    queryKey: [...RETURNS_KEY, 'list', filter],
    queryFn: ({ signal }) => api.get<ListAnswer<ReturnRequest>>('/staff/returns', { ...filter }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const returnQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: returnKey(id),
    queryFn: ({ signal }) => api.get<ReturnRequest>(`/staff/returns/${id}`, {}, signal),
    staleTime: 0,
  });

/** Moves a return on; its order follows, so whatever is known of orders is forgotten. */
export function useMoveReturn(id: number) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (move: ReturnMove) => api.post<ReturnRequest>(`/staff/returns/${id}/moves`, move),
    onSuccess: (moved) => queries.setQueryData(returnKey(id), moved),
    // Not waited for, as with orders: what came back is on the screen already.
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: RETURNS_KEY });
      void queries.invalidateQueries({ queryKey: ORDERS_KEY });
    },
  });
}
