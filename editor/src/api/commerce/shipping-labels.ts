import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, BodyOf } from '../contract.ts';
import { ORDERS_KEY } from './orders.ts';

type LabelsAnswer = AnswerOf<'GET /staff/shipping-labels'>;
export type OrderLabels = LabelsAnswer['items'][number];
export type ShippingLabel = OrderLabels['labels'][number];
export type LabelFormat = ShippingLabel['formats'][number];
export type LabelBody = BodyOf<'POST /staff/orders/{id}/labels'>;

const LABELS_KEY = [...ORDERS_KEY, 'labels'];
/** How often a carrier is asked for a number that is not there yet. */
const PENDING_MS = 10_000;
/** A carrier may take its time, and the server then waits for the number. */
const CARRIER_TIMEOUT_MS = 60_000;

/** Labels of some orders; of none where no carrier makes labels for this shop. */
export const labelsQuery = (api: ApiClient, orderIds: readonly number[]) =>
  queryOptions({
    queryKey: [...LABELS_KEY, orderIds],
    queryFn: ({ signal }) => api.get<LabelsAnswer>('/staff/shipping-labels', { orders: orderIds.join(',') }, signal),
    enabled: orderIds.length > 0,
    staleTime: 0,
  });

/** A label that carriers have and that no parcel has left with. */
export const isReady = ({ status, isUsed }: ShippingLabel): boolean => status === 'ready' && !isUsed;

/** The label of an order that no parcel has left with, one of which nobody knows whether it was made before the others. */
export function waitingLabel({ labels }: Pick<OrderLabels, 'labels'>): ShippingLabel | undefined {
  const living = labels.filter(
    ({ status, isUsed }) => !isUsed && (status === 'requested' || status === 'pending' || status === 'ready'),
  );
  return living.find(({ status }) => status === 'requested') ?? living[0];
}

/** Numbers that wait for a parcel, by order. */
export function useReadyNumbers(orderIds: readonly number[]): ReadonlyMap<number, string> {
  const { data } = useQuery(labelsQuery(useApi(), orderIds));
  return new Map(
    data?.items.flatMap(({ orderId, labels }) => {
      const number = labels.find(isReady)?.trackingNumber;
      return number ? [[orderId, number] as const] : [];
    }),
  );
}

/** Where labels are printed from, as one PDF. */
export const labelFile = (ids: readonly number[], format: LabelFormat) =>
  `/staff/shipping-labels/file?${new URLSearchParams({ ids: ids.join(','), format })}`;

/** The writes of labels; each makes the lists of them forget what they knew. */
export function useLabelMutations() {
  const api = useApi();
  const queries = useQueryClient();
  const forget = () => queries.invalidateQueries({ queryKey: LABELS_KEY });
  const make = (orderId: number, body: LabelBody) =>
    api.post<ShippingLabel>(`/staff/orders/${orderId}/labels`, body, CARRIER_TIMEOUT_MS);
  return {
    /** Without forgetting: for several, one after another. */
    makeOne: make,
    forget: () => void forget(),
    make: useMutation({
      mutationFn: ({ orderId, ...body }: LabelBody & { readonly orderId: number }) => make(orderId, body),
      onSettled: forget,
    }),
    refresh: useMutation({
      mutationFn: (id: number) =>
        api.post<ShippingLabel>(`/staff/shipping-labels/${id}/refresh`, undefined, CARRIER_TIMEOUT_MS),
      onSettled: forget,
    }),
    cancel: useMutation({
      mutationFn: (id: number) => api.delete<ShippingLabel>(`/staff/shipping-labels/${id}`),
      onSettled: forget,
    }),
  };
}

/** Asks the carrier again and again for the number of a label that has none yet, while it is on the screen. */
export function usePendingLabel({ id, status }: ShippingLabel): void {
  const api = useApi();
  const queries = useQueryClient();
  useQuery({
    queryKey: ['shipping-label', id],
    queryFn: async () => {
      const label = await api.post<ShippingLabel>(`/staff/shipping-labels/${id}/refresh`);
      if (label.status !== 'pending') void queries.invalidateQueries({ queryKey: LABELS_KEY });
      return label;
    },
    enabled: status === 'pending',
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'pending' ? false : PENDING_MS),
    gcTime: 0,
    retry: false,
  });
}
