import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { BodyOf } from '../contract.ts';

export type CategoryBody = BodyOf<'PUT /staff/catalogue/categories'>;
type CategoryOrder = BodyOf<'PUT /staff/catalogue/categories/order'>;
type CategoryMove = BodyOf<'PUT /staff/catalogue/categories/{path}/place'>;

/** A category as it is stored; the contract does not say what the reading route answers. */
export interface SavedCategory extends Omit<CategoryBody, 'isNew'> {
  readonly revision: string;
  readonly isHidden: boolean;
}

interface CategoryTree extends SavedCategory {
  readonly children: readonly CategoryTree[];
}

/** A category with the names on the way to it, its own among them. */
export interface StoredCategory extends SavedCategory {
  readonly trail: readonly string[];
  /** One above it is hidden, and it with that one. */
  readonly isBelowHidden: boolean;
}

const URL = '/staff/catalogue/categories';
const urlOf = (path: string) => `${URL}/${encodeURIComponent(path)}`;

/** All categories as staff edit them, each after the one above it: there are few. */
export const storedCategoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['catalogue', 'categories', 'stored'],
    queryFn: async ({ signal }) => rowsOf(await api.get<readonly CategoryTree[]>(URL, {}, signal)),
  });

/** The same as they are opened for work on one of them: never from the cache, and not asked for again under somebody's hands. */
export const openedCategoriesQuery = (api: ApiClient, purpose: string) =>
  queryOptions({
    ...storedCategoriesQuery(api),
    queryKey: ['opened-categories', purpose],
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Those above an entry of the tree. */
interface Above {
  readonly trail: readonly string[];
  readonly isHidden: boolean;
}

const TOP: Above = { trail: [], isHidden: false };

const rowsOf = (tree: readonly CategoryTree[], above: Above = TOP): StoredCategory[] =>
  tree.flatMap(({ children, ...category }) => {
    const trail = [...above.trail, category.name];
    const row = { ...category, trail, isBelowHidden: above.isHidden };
    return [row, ...rowsOf(children, { trail, isHidden: above.isHidden || category.isHidden })];
  });

/** A write of categories; whatever lists them asks for them again. */
function useCategoryWrite<Input, Answer>(write: (api: ApiClient, input: Input) => Promise<Answer>) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => write(api, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['catalogue'] }),
  });
}

/** Makes a category, or writes it anew. */
export const useSaveCategory = () =>
  useCategoryWrite((api, category: CategoryBody) => api.put<SavedCategory>(URL, category));

/** Puts those right below one parent into an order. */
export function useOrderCategories() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (order: CategoryOrder) => api.put(`${URL}/order`, order),
    // Also when it was refused: the list shows what there is.
    onSettled: () => queries.invalidateQueries({ queryKey: ['catalogue'] }),
  });
}

/** Gives a category, with all below it, another path. */
export const useMoveCategory = () =>
  useCategoryWrite((api, { from, ...move }: CategoryMove & { readonly from: string }) =>
    api.put<SavedCategory>(`${urlOf(from)}/place`, move),
  );

/** Removes a category for good; one that something uses is refused. */
export const useRemoveCategory = () => useCategoryWrite((api, path: string) => api.delete(urlOf(path)));
