import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, BodyOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';

export type Coupon = AnswerOf<'GET /staff/coupons/{id}'>;
/** What a coupon gives and to whom; amounts in grosze of its site's currency. */
export type CouponTerms = BodyOf<'POST /staff/coupons'>;

export type CouponStatus = Coupon['status'];
export const COUPON_STATUSES = [
  'active',
  'scheduled',
  'expired',
  'used-up',
  'inactive',
] as const satisfies readonly CouponStatus[];

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
