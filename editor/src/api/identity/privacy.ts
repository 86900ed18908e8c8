import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { ItemOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';

/** The proof of a choice about cookies. */
export type CookieProof = ItemOf<'GET /staff/cookie-consents'>;
/** A mailbox that asked for the newsletter. */
export type Subscriber = ItemOf<'GET /staff/newsletter'>;

export const SUBSCRIBER_STATUSES = ['SUBSCRIBED', 'UNCONFIRMED', 'UNSUBSCRIBED', 'NOT_ACTIVE'] as const;

interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

export const cookieProofsQuery = (api: ApiClient, filter: Paging & { readonly visitor?: string | undefined }) =>
  queryOptions({
    queryKey: ['cookie-consents', filter],
    queryFn: ({ signal }) => api.get<ListAnswer<CookieProof>>('/staff/cookie-consents', { ...filter }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export interface SubscribersFilter {
  readonly status?: string | undefined;
  readonly search?: string | undefined;
}

export const subscribersQuery = (api: ApiClient, filter: SubscribersFilter & Paging) =>
  queryOptions({
    queryKey: ['newsletter', filter],
    queryFn: ({ signal }) => api.get<ListAnswer<Subscriber>>('/staff/newsletter', { ...filter }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Where the same is a file, whoever is signed in. */
export function subscribersFile({ status, search }: SubscribersFilter): string {
  const given = Object.entries({ status, search }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `/staff/newsletter/export?${new URLSearchParams(given)}`;
}
