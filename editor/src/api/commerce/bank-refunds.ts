import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, BodyOf, ItemOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';
import { ORDERS_KEY } from './orders.ts';

/** A transfer that somebody of staff sends, or has sent. */
export type BankRefund = ItemOf<'GET /staff/bank-refunds'>;
/** Where the money of an order goes back to. */
export type OrderRefundAccount = AnswerOf<'GET /staff/orders/{orderId}/refund-account'>;

export interface BankRefundsFilter {
  readonly sent: boolean;
  readonly orderId?: number | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** They change with their orders: whoever moves one makes these lists forget what they knew. */
export const bankRefundsQuery = (api: ApiClient, { sent, ...filter }: BankRefundsFilter) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'bank-refunds', { sent, ...filter }],
    queryFn: ({ signal }) =>
      api.get<ListAnswer<BankRefund>>('/staff/bank-refunds', { sent: String(sent), ...filter }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const refundAccountQuery = (api: ApiClient, orderId: number) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'refund-account', orderId],
    queryFn: ({ signal }) => api.get<OrderRefundAccount>(`/staff/orders/${orderId}/refund-account`, {}, signal),
    staleTime: 0,
  });

export type RefundAccountInput = BodyOf<'PUT /staff/orders/{orderId}/refund-account'>;

/** Writes down the account that a buyer has told to staff. */
export function useSaveRefundAccount(orderId: number) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (account: RefundAccountInput) =>
      api.put<OrderRefundAccount>(`/staff/orders/${orderId}/refund-account`, account),
    onSuccess: (saved) => queries.setQueryData([...ORDERS_KEY, 'refund-account', orderId], saved),
    onSettled: () => void queries.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}

/** Where the transfers to send are saved from, for the bank. */
export const bankRefundsFile = '/staff/bank-refunds/export';
