import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import type { AnswerOf, ItemOf } from './contract.ts';
import type { ListAnswer } from './types.ts';

export type CustomerSummary = ItemOf<'GET /staff/customers'>;
export type Customer = AnswerOf<'GET /staff/customers/{id}'>;
export type CustomerAddress = Customer['addresses'][number];

const CUSTOMERS_KEY = ['customers'];

export const customersQuery = (
  api: ApiClient,
  filter: { readonly search?: string | undefined; readonly page: number; readonly pageSize: number },
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
