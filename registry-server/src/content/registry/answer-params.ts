import { type ContentType, LISTING_SORTS, type ListingParams, type ListingSort } from '@witryna/module-schemas';

/** Content types whose lists turn pages; all other addresses answer the same whatever their parameters. */
const LISTING_TYPES: ReadonlySet<ContentType> = new Set(['product-category']);
const MAX_LISTING_PAGE = 10_000;

const isSort = (text: string | null): text is ListingSort => LISTING_SORTS.some((sort) => sort === text);

/** True when pages of this type react to `page` and `sort`. */
export function hasListingParams(type: ContentType): boolean {
  return LISTING_TYPES.has(type);
}

/** The parameters of a query that a listing reacts to; the rest, and what they say by themselves, is left out. */
export function readListingParams(query: string): ListingParams {
  const params = new URLSearchParams(query);
  const page = Number(params.get('page'));
  const sort = params.get('sort');
  return {
    ...(Number.isInteger(page) && page > 1 && page <= MAX_LISTING_PAGE ? { page } : {}),
    ...(isSort(sort) && sort !== 'position' ? { sort } : {}),
  };
}

/** The same parameters always give the same text. */
export function paramsKey({ page, sort }: ListingParams): string {
  return `${page ?? ''}.${sort ?? ''}`;
}
