import {
  type CurrentKey,
  DEFAULT_PAGE_SIZE,
  type ListingPage,
  type ListingQuery,
  listingKey,
  listingOf,
  type ProductSummary,
} from '@witryna/module-schemas';
import type { CurrentEntity, Shop } from '../../shop/shop.ts';
import { ownEntry } from '../current/own-entry.ts';

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
  const products = skus.flatMap((sku) => ownEntry(related.products, sku) ?? []);
  return { products, listing } satisfies ListedProducts;
}

function findListing(listings: Readonly<Record<string, ListingPage>>, query: ListingQuery) {
  return listings[listingKey(query)];
}

function namedSkus({ source, limit }: ListSettings): readonly string[] {
  const isNamed = source.kind === 'selected' || source.kind === 'addToCart';
  return isNamed && Array.isArray(source.skus) ? source.skus.slice(0, limit) : [];
}

function currentKey(current: CurrentEntity | undefined): CurrentKey {
  if (!current) return {};
  if (current.kind === 'product') return { product: current.product.sku };
  return current.kind === 'category' ? { category: current.category.path } : {};
}
