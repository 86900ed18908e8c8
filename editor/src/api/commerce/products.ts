import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProductFlag, ProductSummary } from '@witryna/module-schemas';
import { useApi } from '../api-context.tsx';
import type { ApiClient } from '../client.ts';
import type { BodyOf } from '../contract.ts';
import type { ListAnswer } from '../types.ts';

/** What one looks for to look after the stock. */
export const PRODUCT_STATES = ['sold-out', 'low-stock', 'withdrawn'] as const;
export const PRODUCT_SORTS = ['name', 'newest'] as const;
export type Visibility = NonNullable<BodyOf<'PUT /staff/catalogue/products/{sku}'>['visibility']>;
export const VISIBILITIES = ['both', 'catalog', 'search', 'hidden'] as const satisfies readonly Visibility[];

export interface ProductsFilter {
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly line?: string | undefined;
  readonly category?: string | undefined;
  readonly state?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** What the route takes that makes a product what its body says. */
export type ProductBody = BodyOf<'PUT /staff/catalogue/products/{sku}'>;
type VariantBody = ProductBody['variants'][number];
/** A document of the product's safety; its file is a PDF. */
export type DocumentBody = NonNullable<ProductBody['documents']>[number];

/** A price as it is stored, in grosze; `specialTo` is the first instant without the special price. */
export type StoredPrice = VariantBody['prices'][string] & {
  /** Told, not written: it follows from the history of the price. */
  readonly lowest30?: number;
};

export type StoredVariant = Omit<VariantBody, 'images' | 'stock' | 'prices'> & {
  readonly images: readonly number[];
  readonly stock: number;
  readonly prices: Readonly<Record<string, StoredPrice>>;
};

/**
 * A product as staff edit it: what its own route takes, and what the server adds. The contract does not say what the
 * reading route answers; what this screen does not know goes back as it came.
 */
export interface StoredProduct extends Omit<ProductBody, 'variants'> {
  readonly sku: string;
  readonly flags: Readonly<Partial<Record<ProductFlag, boolean>>>;
  readonly isActive: boolean;
  readonly visibility: Visibility;
  readonly images: readonly number[];
  readonly variants: readonly StoredVariant[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

const PRODUCTS_KEY = ['products'];

export const productsQuery = (api: ApiClient, filter: ProductsFilter) =>
  queryOptions({
    queryKey: [...PRODUCTS_KEY, 'list', filter],
    queryFn: ({ signal }) => api.get<ListAnswer<ProductSummary>>('/staff/catalogue/products', { ...filter }, signal),
    placeholderData: keepPreviousData,
  });

/** A product as it is opened: never from the cache, since stock and prices change by themselves. */
export const productQuery = (api: ApiClient, sku: string) =>
  queryOptions({
    queryKey: [...PRODUCTS_KEY, 'edit', sku],
    queryFn: () => fetchProduct(api, sku),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

const fetchProduct = (api: ApiClient, sku: string) =>
  api.get<StoredProduct>(`/staff/catalogue/products/${encodeURIComponent(sku)}`);

export interface ProductWrite {
  readonly sku: string;
  /** The product's own fields; absent when none of them changed. */
  readonly product?: ProductBody;
  /** The stock of those variants whose number a person changed: orders take from the others meanwhile. */
  readonly stock: Readonly<Record<string, number>>;
}

/** Saves a product and gives it as the server has it then. */
export function useSaveProduct() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ sku, product, stock }: ProductWrite) => {
      if (product) await api.put(`/staff/catalogue/products/${encodeURIComponent(sku)}`, product);
      for (const [variant, quantity] of Object.entries(stock))
        await api.put(`/staff/catalogue/variants/${encodeURIComponent(variant)}/stock`, { quantity });
      return fetchProduct(api, sku);
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [...PRODUCTS_KEY, 'list'] }),
        queries.invalidateQueries({ queryKey: ['catalogue'] }),
      ]),
  });
}

/** Removes a product for good; one that was ordered, or that content shows, is refused. */
export function useRemoveProduct() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sku: string) => api.delete(`/staff/catalogue/products/${encodeURIComponent(sku)}`),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [...PRODUCTS_KEY, 'list'] }),
        queries.invalidateQueries({ queryKey: ['catalogue'] }),
      ]),
  });
}
