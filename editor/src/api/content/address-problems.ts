import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import type { ItemOf } from '../contract.ts';

/** An address of the shop at which something else stands than was meant. */
export type AddressProblem = ItemOf<'GET /staff/address-problems'>;

/** All of them: there are few, left from before they were refused. */
export const addressProblemsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['address-problems'],
    queryFn: ({ signal }) =>
      api.get<{ readonly items: readonly AddressProblem[] }>('/staff/address-problems', {}, signal),
    // Whatever moves a page or a site may end one of these.
    staleTime: 0,
  });
