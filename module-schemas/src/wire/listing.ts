export const LISTING_SORTS = ['position', 'newest', 'price-asc', 'price-desc', 'name'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

/** A list of products that a module asks for, by rule rather than by name. */
export interface ListingQuery {
  readonly kind: 'category' | 'line' | 'brand' | 'complementary' | 'recommendation';
  /** Path of the category, code of the line or brand, sku of the product. */
  readonly key: string;
  readonly pageSize: number;
  /** From 1. */
  readonly page: number;
  readonly sort: ListingSort;
}

/** One page of such a list. */
export interface ListingPage {
  readonly skus: readonly string[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: ListingSort;
}

/** The name under which the answer to a query lies in `meta.related.listings`. */
export function listingKey(query: ListingQuery): string {
  return `${query.kind}:${query.key}?page=${query.page}&per-page=${query.pageSize}&sort=${query.sort}`;
}

/** The entity that a template page is about. */
export type CurrentKey = { readonly product?: string; readonly category?: string };

/** Parameters of the address that a listing reacts to. */
export interface ListingParams {
  readonly page?: number;
  readonly sort?: ListingSort;
}

/** Of a draft, which may be invalid: whatever stands there. */
interface ProductsListSettings {
  readonly source?: unknown;
  readonly limit?: unknown;
  readonly pagination?: unknown;
}

type Source = Readonly<Record<string, unknown>>;

/** Longest key that is looked up; a draft may hold anything. */
const MAX_KEY_LENGTH = 255;
/** Most products that one page of a list shows, whatever a draft asks for. */
const MAX_PAGE_SIZE = 100;

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
  const paged = settings.pagination === true;
  return {
    ...target,
    pageSize: isPageSize(limit) ? limit : defaultPageSize,
    page: paged ? (params.page ?? 1) : 1,
    sort: paged ? (params.sort ?? 'position') : 'position',
  };
}

const isPageSize = (limit: unknown): limit is number =>
  typeof limit === 'number' && Number.isInteger(limit) && limit >= 1 && limit <= MAX_PAGE_SIZE;

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
    case 'current-category':
      return named('category', current.category);
    case 'complementary':
    case 'recommendation':
      return named(source.kind, current.product);
    default:
      return undefined;
  }
}
