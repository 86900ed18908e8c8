import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { BodyOf, ItemOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';

export type PaymentIncident = ItemOf<'GET /staff/payment-problems'>;

const INCIDENTS_KEY = ['payment-problems'];

export const paymentIncidentsQuery = (
  api: ApiClient,
  filter: { readonly isOpen: boolean; readonly page: number; readonly pageSize: number },
) =>
  queryOptions({
    queryKey: [...INCIDENTS_KEY, filter],
    queryFn: ({ signal }) => {
      const { isOpen, ...paging } = filter;
      return api.get<ListAnswer<PaymentIncident>>(
        '/staff/payment-problems',
        { open: String(isOpen), ...paging },
        signal,
      );
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Marks a payment as looked into. */
export function useResolveIncident() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: BodyOf<'POST /staff/payment-problems/{id}/dealt'> & { readonly id: number }) =>
      api.post<PaymentIncident>(`/staff/payment-problems/${id}/dealt`, body),
    onSettled: () => queries.invalidateQueries({ queryKey: INCIDENTS_KEY }),
  });
}
