import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { AnswerOf, BodyOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';

export type Ingredient = AnswerOf<'GET /staff/catalogue/ingredients/{code}'>;
export type IngredientBody = BodyOf<'PUT /staff/catalogue/ingredients/{code}'>;

const KEY = ['ingredients'];
const URL = '/staff/catalogue/ingredients';
const urlOf = (code: string) => `${URL}/${encodeURIComponent(code)}`;

/** All of them: there are few. */
export const ingredientsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => api.get<ListAnswer<Ingredient>>(URL, {}, signal),
  });

/** An ingredient as it is opened: never from the cache. */
export const ingredientQuery = (api: ApiClient, code: string) =>
  queryOptions({
    queryKey: [...KEY, 'edit', code],
    queryFn: ({ signal }) => api.get<Ingredient>(urlOf(code), {}, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The writes of ingredients; each makes the list forget what it knew. */
export function useIngredientMutations() {
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: [...KEY, 'list'] });
  return {
    save: useMutation({
      mutationFn: ({ code, ingredient }: { readonly code: string; readonly ingredient: IngredientBody }) =>
        api.put(urlOf(code), ingredient),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: (code: string) => api.delete(urlOf(code)), onSuccess }),
  };
}
