import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import { ApiError } from '../api-error.ts';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, BodyOf, ItemOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';

export type Webhook = ItemOf<'GET /staff/webhooks'>;
export type WebhookWithSecret = AnswerOf<'POST /staff/webhooks'>;
export type NewWebhook = BodyOf<'POST /staff/webhooks'>;
export type WebhookChange = BodyOf<'PATCH /staff/webhooks/{id}'>;
export type WebhookEvent = NewWebhook['events'][number];
export type WebhookDelivery = ItemOf<'GET /staff/webhooks/{id}/deliveries'>;

export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.paid',
  'order.address',
  'order.shipped',
  'order.status',
  'stock.changed',
  'page.published',
  'page.unpublished',
] as const satisfies readonly WebhookEvent[];

interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

const WEBHOOKS_KEY = ['webhooks'];
/** How often a log is read anew while something in it waits to be sent. */
const WATCH_MS = 2_000;

export const webhooksQuery = (api: ApiClient, paging: Paging) =>
  queryOptions({
    queryKey: [...WEBHOOKS_KEY, 'list', paging],
    queryFn: ({ signal }) => api.get<ListAnswer<Webhook>>('/staff/webhooks', { ...paging }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The server gives webhooks as a list alone; there are few of them. */
const MOST_WEBHOOKS = 100;

/** One webhook, found in the list. */
export const webhookQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...WEBHOOKS_KEY, 'one', id],
    queryFn: async ({ signal }) => {
      const paging = { page: 1, pageSize: MOST_WEBHOOKS };
      const { items } = await api.get<ListAnswer<Webhook>>('/staff/webhooks', paging, signal);
      const found = items.find((webhook) => webhook.id === id);
      if (!found) throw new ApiError(404, { code: 'not-found', message: '' });
      return found;
    },
    staleTime: 0,
  });

export const webhookLogQuery = (api: ApiClient, id: number, paging: Paging) =>
  queryOptions({
    queryKey: [...WEBHOOKS_KEY, 'log', id, paging],
    queryFn: ({ signal }) =>
      api.get<ListAnswer<WebhookDelivery>>(`/staff/webhooks/${id}/deliveries`, { ...paging }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some(isFresh) ? WATCH_MS : false),
  });

/**
 * Its first attempt has not ended: the next ones take longer than anybody watches. An attempt is counted when it
 * begins, and in the log once it has ended.
 */
const isFresh = ({ state, log }: WebhookDelivery) => state === 'waiting' && log.length === 0;

/** The writes of webhooks; each makes what is known of them forgotten. */
export function useWebhookMutations() {
  const api = useApi();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: WEBHOOKS_KEY });
  return {
    create: useMutation({
      mutationFn: (webhook: NewWebhook) => api.post<WebhookWithSecret>('/staff/webhooks', webhook),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ id, ...change }: WebhookChange & { readonly id: number }) =>
        api.patch<Webhook>(`/staff/webhooks/${id}`, change),
      onSettled,
    }),
    remove: useMutation({ mutationFn: (id: number) => api.delete(`/staff/webhooks/${id}`), onSettled }),
    rotate: useMutation({
      mutationFn: (id: number) => api.post<WebhookWithSecret>(`/staff/webhooks/${id}/secret`),
      onSettled,
    }),
    test: useMutation({
      mutationFn: (id: number) => api.post<WebhookDelivery>(`/staff/webhooks/${id}/test`),
      onSettled,
    }),
    resend: useMutation({
      mutationFn: (deliveryId: number) => api.post<WebhookDelivery>(`/staff/webhooks/deliveries/${deliveryId}/resend`),
      onSettled,
    }),
  };
}
