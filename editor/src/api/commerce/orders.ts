import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, BodyOf, ItemOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';

export type OrderSummary = ItemOf<'GET /staff/orders'>;
export type Order = AnswerOf<'GET /staff/orders/{id}'>;
export type OrderStatus = Order['status'];
export type OrderLine = Order['lines'][number];
export type OrderMove = Order['allowedMoves'][number];
export type Parcel = Order['shipments'][number];
export type OrderDocument = AnswerOf<'GET /staff/orders/{id}/documents'>[number];
/** A list of which the server counts no more than ten thousand. */
export type OrderList = ListAnswer<OrderSummary> & { readonly hasMore: boolean };

export interface OrdersFilter {
  readonly search?: string | undefined;
  readonly status?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Only those of which something is to leave yet. */
  readonly toShip?: 'true';
  /** Only those that wait for money. */
  readonly toPay?: 'true' | undefined;
  /** Only those with a parcel that left without a number. */
  readonly untracked?: 'true' | undefined;
  readonly page: number;
  readonly pageSize: number;
}

export const ORDERS_KEY = ['orders'];
const orderKey = (id: number) => [...ORDERS_KEY, 'one', id];

export const ordersQuery = (api: ApiClient, filter: OrdersFilter) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'list', filter],
    queryFn: ({ signal }) => api.get<OrderList>('/staff/orders', { ...filter }, signal),
    placeholderData: keepPreviousData,
    // Shoppers order on, and payments arrive.
    staleTime: 0,
  });

export const orderQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => api.get<Order>(`/staff/orders/${id}`, {}, signal),
    staleTime: 0,
  });

export const orderStatusesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'statuses'],
    queryFn: ({ signal }) => api.get<AnswerOf<'GET /staff/orders/statuses'>>('/staff/orders/statuses', {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const orderDocumentsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, 'documents', id],
    queryFn: ({ signal }) => api.get<readonly OrderDocument[]>(`/staff/orders/${id}/documents`, {}, signal),
  });

/** Where sales and corrections of some days are saved from, for the accountant. */
export const accountingFile = ({ from, to }: { readonly from: string; readonly to: string }) =>
  `/staff/orders/export?${new URLSearchParams({ from, to })}`;

/** The writes of one order; each gives the order as it is then, and makes the lists forget what they knew. */
export function useOrderMutations(id: number) {
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = (order: Order) => queries.setQueryData(orderKey(id), order);
  const forget = () => queries.invalidateQueries({ queryKey: ORDERS_KEY });
  // Not waited for: the order that came back is on the screen already, so a form that still
  // held what was sent until every list is read anew would warn of words that are safe.
  const onSettled = () => void forget();
  const post = <Body>(path: string) => ({
    mutationFn: (body: Body) => api.post<Order>(`/staff/orders/${id}/${path}`, body),
    onSuccess,
    onSettled,
  });
  return {
    correctAddress: useMutation({
      mutationFn: (body: BodyOf<'PUT /staff/orders/{id}/shipping-address'>) =>
        api.put<Order>(`/staff/orders/${id}/shipping-address`, body),
      onSuccess,
      onSettled,
    }),
    changePoint: useMutation({
      mutationFn: (body: BodyOf<'PUT /staff/orders/{id}/point'>) => api.put<Order>(`/staff/orders/${id}/point`, body),
      onSuccess,
      onSettled,
    }),
    move: useMutation(post<BodyOf<'POST /staff/orders/{id}/moves'>>('moves')),
    ship: useMutation(post<BodyOf<'POST /staff/orders/{id}/shipments'>>('shipments')),
    comment: useMutation(post<BodyOf<'POST /staff/orders/{id}/comments'>>('comments')),
    resend: useMutation(post<BodyOf<'POST /staff/orders/{id}/mails'>>('mails')),
    track: useMutation({
      mutationFn: ({ shipmentId, ...tracking }: { readonly shipmentId: number } & Tracking) =>
        api.post<Order>(`/staff/orders/${id}/shipments/${shipmentId}/tracking`, tracking),
      onSuccess,
      onSettled,
    }),
    invoice: useMutation({
      mutationFn: () => api.post<OrderDocument>(`/staff/orders/${id}/documents/invoice`),
      // What came back is a document, not the order: the button waits for the list that shows it.
      onSettled: forget,
    }),
  };
}

/** The same write of any order, for several of them one after another; the lists are read anew when all have their answer. */
export function useShipOrders() {
  const api = useApi();
  const queries = useQueryClient();
  return {
    ship: (id: number, body: BodyOf<'POST /staff/orders/{id}/shipments'>) =>
      api.post<Order>(`/staff/orders/${id}/shipments`, body),
    forget: () => void queries.invalidateQueries({ queryKey: ORDERS_KEY }),
  };
}

type Tracking = BodyOf<'POST /staff/orders/{id}/shipments/{shipmentId}/tracking'>;
