import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, BodyOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';

export type GiftRule = AnswerOf<'GET /staff/gift-rules/{id}'>;
/** What a rule gives and from what value of goods; the threshold in grosze of its site's currency. */
export type GiftRuleTerms = BodyOf<'POST /staff/gift-rules'>;

const GIFT_RULES_KEY = ['gift-rules'];

export const giftRulesQuery = (api: ApiClient, paging: { readonly page: number; readonly pageSize: number }) =>
  queryOptions({
    queryKey: [...GIFT_RULES_KEY, 'list', paging],
    queryFn: ({ signal }) => api.get<ListAnswer<GiftRule>>('/staff/gift-rules', { ...paging }, signal),
    placeholderData: keepPreviousData,
  });

/** A rule as it is opened: never from the cache, so that nobody works on what another has changed. */
export const giftRuleQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...GIFT_RULES_KEY, 'edit', id],
    queryFn: () => api.get<GiftRule>(`/staff/gift-rules/${id}`),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The writes of rules; each makes the lists forget what they knew. */
export function useGiftRuleMutations() {
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: [...GIFT_RULES_KEY, 'list'] });
  return {
    save: useMutation({
      mutationFn: ({ id, terms }: { readonly id?: number; readonly terms: GiftRuleTerms }) =>
        id === undefined
          ? api.post<GiftRule>('/staff/gift-rules', terms)
          : api.put<GiftRule>(`/staff/gift-rules/${id}`, terms),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: (id: number) => api.delete(`/staff/gift-rules/${id}`), onSuccess }),
  };
}
