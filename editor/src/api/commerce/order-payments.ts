import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, BodyOf } from '../contract.ts';
import { ORDERS_KEY } from './orders.ts';

export type OrderPayments = AnswerOf<'GET /staff/orders/{orderId}/payments'>;
export type PaymentAttempt = OrderPayments['attempts'][number];
export type Refund = OrderPayments['refunds'][number];

export const orderPaymentsQuery = (api: ApiClient, orderId: number) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'payments', orderId],
    queryFn: ({ signal }) => api.get<OrderPayments>(`/staff/orders/${orderId}/payments`, {}, signal),
    staleTime: 0,
  });

/** What staff do with the money of an order; the order follows it by itself. */
export function usePaymentMutations(orderId: number) {
  const api = useApi();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ORDERS_KEY });
  return {
    receive: useMutation({
      mutationFn: () => api.post<PaymentAttempt>(`/staff/orders/${orderId}/payment-received`),
      onSettled,
    }),
    refund: useMutation({
      mutationFn: (body: BodyOf<'POST /staff/orders/{orderId}/refunds'>) =>
        api.post<{ readonly items: readonly Refund[] }>(`/staff/orders/${orderId}/refunds`, body),
      onSettled,
    }),
    refundDone: useMutation({
      mutationFn: ({ id, ...body }: { readonly id: number } & BodyOf<'POST /staff/payment-refunds/{id}/done'>) =>
        api.post<Refund>(`/staff/payment-refunds/${id}/done`, body),
      onSettled,
    }),
    refundRetry: useMutation({
      mutationFn: (id: number) => api.post<Refund>(`/staff/payment-refunds/${id}/retry`),
      onSettled,
    }),
  };
}

/** Whether no provider took the money, so that no provider gives it back. */
export const hasNoProvider = ({ attempts }: OrderPayments) =>
  attempts.every(({ capturedAt, provider }) => capturedAt === undefined || provider === undefined);
