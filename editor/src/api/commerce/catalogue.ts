import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { NamedEntity, ProductSummary } from '@witryna/module-schemas';
import type { ApiClient } from '../client.ts';
import type { Site } from '../content/sites.ts';
import type { ListAnswer } from '../types.ts';

export interface CategoryNode {
  readonly path: string;
  readonly name: string;
  readonly children?: readonly CategoryNode[];
}

export interface CategoryChoice {
  readonly path: string;
  readonly name: string;
  /** Names from the top down to it. */
  readonly trail: readonly string[];
}

type Items<T> = readonly T[] | { readonly items: readonly T[] };
const itemsOf = <T>(answer: Items<T>): readonly T[] => ('items' in answer ? answer.items : answer);

export const productSearchQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: ['catalogue', 'products', search],
    queryFn: ({ signal }) =>
      api.get<ListAnswer<ProductSummary>>('/staff/catalogue/products', { search, pageSize: 12 }, signal),
    // The list must not go from under the pointer while the next one is on its way.
    placeholderData: keepPreviousData,
  });

export const productsBySkuQuery = (api: ApiClient, skus: readonly string[]) =>
  queryOptions({
    queryKey: ['catalogue', 'by-sku', ...skus],
    enabled: skus.length > 0,
    queryFn: async ({ signal }) => {
      const answer = await api.get<{ data: { products: ProductSummary[] } }>(
        '/products',
        { sku: skus.join(',') },
        signal,
      );
      return answer.data.products;
    },
  });

/**
 * The products that have these skus, their own or of a variant, in any order; withdrawn ones are among them, what is not
 * there is left out.
 */
export const namedProductsQuery = (api: ApiClient, skus: readonly string[]) =>
  queryOptions({
    queryKey: ['catalogue', 'named', ...skus],
    enabled: skus.length > 0,
    queryFn: ({ signal }) =>
      api.get<ListAnswer<ProductSummary>>('/staff/catalogue/products', { skus: skus.join(), pageSize: 100 }, signal),
  });

export const categoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['catalogue', 'categories'],
    queryFn: async () => flattenCategories(itemsOf(await api.get<Items<CategoryNode>>('/staff/catalogue/categories'))),
  });

export const namedEntitiesQuery = (api: ApiClient, kind: 'brands' | 'lines') =>
  queryOptions({
    queryKey: ['catalogue', kind],
    queryFn: async () => itemsOf(await api.get<Items<NamedEntity>>(`/staff/catalogue/${kind}`)),
  });

export const sitesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['sites'],
    queryFn: async () => itemsOf(await api.get<Items<Site>>('/staff/sites')),
    staleTime: 5 * 60_000,
  });

/** The tree as a list, each category after the one above it. */
function flattenCategories(nodes: readonly CategoryNode[], above: readonly string[] = []): CategoryChoice[] {
  return nodes.flatMap((node) => {
    const trail = [...above, node.name];
    return [{ path: node.path, name: node.name, trail }, ...flattenCategories(node.children ?? [], trail)];
  });
}
