import {
  type CurrentKey,
  DEFAULT_PAGE_SIZE,
  type ListingPage,
  type ListingQuery,
  listingKey,
  listingOf,
  type ProductSummary,
} from '@witryna/module-schemas';
import type { CurrentEntity, Shop } from '../shop/shop.ts';

interface ListSettings {
  readonly source: { readonly kind?: string; readonly [key: string]: unknown };
  readonly limit: number;
  readonly pagination: boolean;
}

export interface ListedProducts {
  readonly products: readonly ProductSummary[];
  /** Absent for products that were named one by one. */
  readonly listing?: ListingPage | undefined;
}

/** The products that a list shows; one that the registry does not know is passed over. */
export function listedProducts(shop: Pick<Shop, 'related' | 'current' | 'params'>, settings: ListSettings) {
  const { related, current, params } = shop;
  const query = listingOf(settings, currentKey(current), params, DEFAULT_PAGE_SIZE);
  const listing = query && findListing(related.listings, query);
  const skus = query ? (listing?.skus ?? []) : namedSkus(settings);
  const products = skus.flatMap((sku) => related.products[sku] ?? []);
  return { products, listing } satisfies ListedProducts;
}

function findListing(listings: Readonly<Record<string, ListingPage>>, query: ListingQuery) {
  return listings[listingKey(query)];
}

function namedSkus({ source, limit }: ListSettings): readonly string[] {
  return source.kind === 'selected' && Array.isArray(source.skus) ? source.skus.slice(0, limit) : [];
}

function currentKey(current: CurrentEntity | undefined): CurrentKey {
  if (!current) return {};
  return current.kind === 'product' ? { product: current.product.sku } : { category: current.category.path };
}
