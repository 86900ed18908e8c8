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

interface ProductsListSettings {
  readonly source?: { readonly kind?: string; readonly [key: string]: unknown };
  readonly limit?: number;
  readonly pagination?: boolean;
}

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
  const target = listingTarget(settings.source ?? {}, current);
  if (!target) return undefined;
  const paged = settings.pagination === true;
  return {
    ...target,
    pageSize: settings.limit ?? defaultPageSize,
    page: paged ? (params.page ?? 1) : 1,
    sort: paged ? (params.sort ?? 'position') : 'position',
  };
}

function listingTarget(
  source: { readonly kind?: string; readonly [key: string]: unknown },
  current: CurrentKey,
): Pick<ListingQuery, 'kind' | 'key'> | undefined {
  const named = (kind: ListingQuery['kind'], key: unknown) =>
    typeof key === 'string' && key !== '' ? { kind, key } : undefined;
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
