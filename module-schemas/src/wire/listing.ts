import type { ArticleChoice } from './article-listing.ts';
import type { ListingFacet, ListingFilters } from './listing-filters.ts';
import { MAX_PAGE_SIZE, pageSizesOf } from './paging.ts';

export const LISTING_SORTS = ['position', 'newest', 'price-asc', 'price-desc', 'name'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

/** Lists that belong to a product: what goes with it, what is recommended beside it, what a set holds. */
const LISTINGS_OF_PRODUCT = ['complementary', 'recommendation', 'contents'] as const;
export type ListingOfProduct = (typeof LISTINGS_OF_PRODUCT)[number];

/** True for the kind of a list that belongs to a product. */
export function isListingOfProduct(kind: ListingQuery['kind']): kind is ListingOfProduct {
  return LISTINGS_OF_PRODUCT.some((known) => known === kind);
}

/** A list of products that a module asks for, by rule rather than by name. */
export interface ListingQuery {
  readonly kind: 'category' | 'line' | 'brand' | 'brandAndCategory' | ListingOfProduct;
  /** Path of the category, code of the line or brand, `{brand}/{path}` of a brand in a category, sku of the product. */
  readonly key: string;
  readonly pageSize: number;
  /** From 1. */
  readonly page: number;
  readonly sort: ListingSort;
  /** Of a list that turns pages: the sizes that they may have, its own first. */
  readonly pageSizes?: readonly number[];
  /** Of a list that offers filters: which ones, and what is chosen. */
  readonly filtering?: ListingFiltering;
}

export interface ListingFiltering {
  /** Address of the content that says which filters there are; where it is absent the category's, else all. */
  readonly filterSet?: string;
  readonly chosen: ListingFilters;
}

/** One page of such a list. */
export interface ListingPage {
  readonly skus: readonly string[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: ListingSort;
  /** Of a list that turns pages: the sizes that they may have, its own first. */
  readonly pageSizes?: readonly number[];
  /** What narrows it, as far as it offers that; absent where it offers no filters, or cannot at the moment. */
  readonly filters?: ListingFilters;
  readonly facets?: readonly ListingFacet[];
}

/**
 * The name under which the answer to a query lies in `meta.related.listings`. What is chosen is not part of it: an
 * address has one choice, and the answer says what of it holds.
 */
export function listingKey({ kind, key, page, pageSize, sort, filtering }: ListingQuery): string {
  const filters = filtering ? `&filters=${filtering.filterSet ?? ''}` : '';
  return `${kind}:${key}?page=${page}&per-page=${pageSize}&sort=${sort}${filters}`;
}

/** The entity that a template page is about. */
export type CurrentKey = { readonly product?: string; readonly category?: string };

/** Parameters of the address that a listing reacts to. */
export interface ListingParams {
  readonly page?: number;
  readonly sort?: ListingSort;
  /** One of the list's `pageSizesOf`; another has no effect. */
  readonly perPage?: number;
  readonly filters?: ListingFilters;
  /** Of a list of articles: what it is narrowed by. */
  readonly articles?: ArticleChoice;
}

/** Of a draft, which may be invalid: whatever stands there. */
interface ProductsListSettings {
  readonly source?: unknown;
  readonly limit?: unknown;
  readonly pagination?: unknown;
  readonly filters?: unknown;
  readonly filterSet?: unknown;
}

type Source = Readonly<Record<string, unknown>>;

/** Longest key that is looked up; a draft may hold anything. */
const MAX_KEY_LENGTH = 255;

/**
 * Which list a placed `products-list` asks for; undefined when it names its products itself
 * or its page has no current entity of the kind it needs.
 */
export function listingOf(
  settings: ProductsListSettings,
  current: CurrentKey,
  params: ListingParams,
  defaultPageSize: number,
): ListingQuery | undefined {
  const { source, limit } = settings;
  const target = typeof source === 'object' && source !== null ? listingTarget(source as Source, current) : undefined;
  if (!target) return undefined;
  // Products of a brand in a category stand in one order, on one page.
  const paged = settings.pagination === true && target.kind !== 'brandAndCategory';
  const pageSize = isPageSize(limit) ? limit : defaultPageSize;
  const perPage = pageSizesOf(pageSize).find((size) => size === params.perPage);
  const filtering = filteringOf(settings, target, params);
  return {
    ...target,
    pageSize: (paged ? perPage : undefined) ?? pageSize,
    page: paged ? (params.page ?? 1) : 1,
    sort: paged ? (params.sort ?? 'position') : 'position',
    ...(paged && { pageSizes: pageSizesOf(pageSize) }),
    ...(filtering && { filtering }),
  };
}

/** Lists that somebody chose by hand have nothing to narrow. */
function filteringOf(
  { pagination, filters, filterSet }: ProductsListSettings,
  { kind }: Pick<ListingQuery, 'kind'>,
  params: ListingParams,
): ListingFiltering | undefined {
  const isByRule = kind === 'category' || kind === 'line' || kind === 'brand';
  if (pagination !== true || filters !== true || !isByRule) return undefined;
  const isNamed = typeof filterSet === 'string' && filterSet !== '' && filterSet.length <= MAX_KEY_LENGTH;
  return { ...(isNamed && { filterSet }), chosen: params.filters ?? {} };
}

const isPageSize = (limit: unknown): limit is number =>
  typeof limit === 'number' && Number.isInteger(limit) && limit >= 1 && limit <= MAX_PAGE_SIZE;

const isCode = (code: unknown) => typeof code === 'string' && code !== '' && !code.includes('/');

/** The two codes in the key of a `brandAndCategory` list. */
export function brandAndCategoryOf(key: string): { readonly brand: string; readonly category: string } {
  const end = key.indexOf('/');
  return { brand: key.slice(0, end), category: key.slice(end + 1) };
}

function listingTarget(source: Source, current: CurrentKey): Pick<ListingQuery, 'kind' | 'key'> | undefined {
  const named = (kind: ListingQuery['kind'], key: unknown) =>
    typeof key === 'string' && key !== '' && key.length <= MAX_KEY_LENGTH && !key.includes('\0')
      ? { kind, key }
      : undefined;
  switch (source.kind) {
    case 'category':
      return named('category', source.category);
    case 'line':
      return named('line', source.line);
    case 'brand':
      return named('brand', source.brand);
    case 'brandAndCategory':
      return isCode(source.brand) ? named('brandAndCategory', `${source.brand}/${source.category}`) : undefined;
    case 'current-category':
      return named('category', current.category);
    case 'complementary':
    case 'recommendation':
    case 'contents':
      return named(source.kind, current.product);
    default:
      return undefined;
  }
}
