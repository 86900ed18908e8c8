import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api-context.tsx';
import type { ApiClient } from './client.ts';
import type { ListAnswer } from './types.ts';

export const COUPON_KINDS = ['percent', 'fixed', 'freeDelivery'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

export const COUPON_STATUSES = ['active', 'scheduled', 'expired', 'used-up', 'inactive'] as const;
export type CouponStatus = (typeof COUPON_STATUSES)[number];

/** What a coupon gives and to whom; amounts in grosze of its site's currency. */
export interface CouponTerms {
  readonly code: string;
  readonly name: string;
  readonly kind: CouponKind;
  readonly percent?: number;
  readonly amount?: number;
  readonly minimum?: number;
  readonly startsAt?: string;
  readonly endsAt?: string;
  readonly categoryPaths: readonly string[];
  readonly giftSkus: readonly string[];
  readonly usageLimit?: number;
  readonly usagePerCustomer?: number;
  readonly isActive: boolean;
}

export interface Coupon extends CouponTerms {
  readonly id: number;
  readonly site: string;
  readonly uses: number;
  readonly status: CouponStatus;
}

export interface CouponsFilter {
  readonly search?: string | undefined;
  readonly status?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const COUPONS_KEY = ['coupons'];

export const couponsQuery = (api: ApiClient, filter: CouponsFilter) =>
  queryOptions({
    queryKey: [...COUPONS_KEY, 'list', filter],
    queryFn: ({ signal }) => api.get<ListAnswer<Coupon>>('/staff/coupons', { ...filter }, signal),
    placeholderData: keepPreviousData,
  });

/** A coupon as it is opened: never from the cache, since shoppers use it meanwhile. */
export const couponQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...COUPONS_KEY, 'edit', id],
    queryFn: () => api.get<Coupon>(`/staff/coupons/${id}`),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The writes of coupons; each makes the lists forget what they knew. */
export function useCouponMutations() {
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: [...COUPONS_KEY, 'list'] });
  return {
    save: useMutation({
      mutationFn: ({ id, terms }: { readonly id?: number; readonly terms: CouponTerms }) =>
        id === undefined ? api.post<Coupon>('/staff/coupons', terms) : api.put<Coupon>(`/staff/coupons/${id}`, terms),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: (id: number) => api.delete(`/staff/coupons/${id}`), onSuccess }),
  };
}
