import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, BodyOf } from '../contract.ts';

export type DeliverySettings = AnswerOf<'GET /staff/delivery-settings'>;
export type DeliveryMethod = DeliverySettings['settings']['methods'][number];
export type PaymentSettings = AnswerOf<'GET /staff/payment-settings'>;
export type PaymentMethod = PaymentSettings['settings']['methods'][number];

export interface SettingsAnswers {
  readonly 'delivery-settings': DeliverySettings;
  readonly 'payment-settings': PaymentSettings;
}
export type SettingsName = keyof SettingsAnswers;
interface SettingsBodies {
  readonly 'delivery-settings': BodyOf<'PUT /staff/delivery-settings'>;
  readonly 'payment-settings': BodyOf<'PUT /staff/payment-settings'>;
}
export type SettingsOf<Name extends SettingsName> = SettingsBodies[Name]['settings'];

/** Settings as they are opened for work: never from the cache, since others write them too. */
export const settingsQuery = <Name extends SettingsName>(api: ApiClient, name: Name, site: string | undefined) =>
  queryOptions({
    queryKey: ['settings', name, site],
    queryFn: ({ signal }) => api.get<SettingsAnswers[Name]>(`/staff/${name}`, { site }, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Saves settings over the revision that was read; refused when somebody else was quicker. */
export function useSaveSettings<Name extends SettingsName>(name: Name) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly site: string; readonly revision: number; readonly settings: SettingsOf<Name> }) =>
      api.put<SettingsAnswers[Name]>(`/staff/${name}`, body),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['settings', name], refetchType: 'none' }),
  });
}
