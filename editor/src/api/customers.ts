import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import type { ListAnswer } from './types.ts';

export interface CustomerSummary {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string;
  readonly createdAt: string;
  readonly isSubscribed: boolean;
  readonly isPremium: boolean;
  readonly isActive: boolean;
  /** Since when the account is anonymous, at its owner's wish. */
  readonly deletedAt?: string;
}

export interface CustomerAddress {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string;
  readonly vatId?: string;
  readonly street: readonly string[];
  readonly city: string;
  readonly postcode?: string;
  readonly countryCode: string;
  readonly phone: string;
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
}

export interface Customer extends CustomerSummary {
  readonly dateOfBirth?: string;
  readonly emailConfirmedAt?: string;
  readonly signInProviders?: readonly string[];
  readonly addresses: readonly CustomerAddress[];
}

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
