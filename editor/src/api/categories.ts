import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api-context.tsx';
import type { ApiClient } from './client.ts';
import type { BodyOf } from './contract.ts';

export type CategoryBody = BodyOf<'PUT /staff/catalogue/categories'>;

interface CategoryTree extends CategoryBody {
  readonly children: readonly CategoryTree[];
}

/** A category with the names on the way to it, its own among them. */
export interface StoredCategory extends CategoryBody {
  readonly trail: readonly string[];
}

const URL = '/staff/catalogue/categories';

/** All categories as staff edit them, each after the one above it: there are few. */
export const storedCategoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['catalogue', 'categories', 'stored'],
    queryFn: async ({ signal }) => rowsOf(await api.get<readonly CategoryTree[]>(URL, {}, signal)),
  });

/** The same as they are opened for work: never from the cache. */
export const openedCategoriesQuery = (api: ApiClient) =>
  queryOptions({
    ...storedCategoriesQuery(api),
    queryKey: ['catalogue', 'categories', 'opened'],
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

const rowsOf = (tree: readonly CategoryTree[], above: readonly string[] = []): StoredCategory[] =>
  tree.flatMap(({ children, ...category }) => {
    const trail = [...above, category.name];
    return [{ ...category, trail }, ...rowsOf(children, trail)];
  });

/** Writes several categories one after another, each as it is to be: repeated, it has the same effect. */
export function useSaveCategories() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (categories: readonly CategoryBody[]) => {
      for (const category of categories) await api.put(URL, category);
    },
    // Also when it has failed half-way: the list shows what there is.
    onSettled: () => queries.invalidateQueries({ queryKey: ['catalogue'] }),
  });
}

/** Makes a category, or writes it anew; whatever lists categories asks for them again. */
export function useSaveCategory() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (category: CategoryBody) => api.put(URL, category),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['catalogue'] }),
  });
}
