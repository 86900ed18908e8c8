import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, BodyOf, ItemOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';

export type CustomerSummary = ItemOf<'GET /staff/customers'>;
export type Customer = AnswerOf<'GET /staff/customers/{id}'>;
export type CustomerConsent = Customer['consents'][number];
export type CustomerAddress = Customer['addresses'][number];

const CUSTOMERS_KEY = ['customers'];

export const customersQuery = (
  api: ApiClient,
  filter: {
    readonly search?: string | undefined;
    readonly friendsAndFamilyStatus?: string | undefined;
    readonly page: number;
    readonly pageSize: number;
  },
) =>
  queryOptions({
    queryKey: [...CUSTOMERS_KEY, 'list', filter],
    queryFn: ({ signal }) => api.get<ListAnswer<CustomerSummary>>('/staff/customers', { ...filter }, signal),
    placeholderData: keepPreviousData,
  });

export const customerQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...CUSTOMERS_KEY, 'one', id],
    queryFn: ({ signal }) => api.get<Customer>(`/staff/customers/${id}`, {}, signal),
  });

type CustomerChange = BodyOf<'PATCH /staff/customers/{id}'>;

/** What staff decide about a customer: friends and family, access, and that the account is deleted or stays. */
export function useCustomerMutations(id: number) {
  const api = useApi();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: CUSTOMERS_KEY });
  return {
    change: useMutation({
      mutationFn: (change: CustomerChange) => api.patch<Customer>(`/staff/customers/${id}`, change),
      onSettled,
    }),
    scheduleDeletion: useMutation({
      mutationFn: () => api.post<Customer>(`/staff/customers/${id}/deletion`),
      onSettled,
    }),
    keep: useMutation({ mutationFn: () => api.delete(`/staff/customers/${id}/deletion`), onSettled }),
  };
}
