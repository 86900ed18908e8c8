import {
  articleChoiceOf,
  type ContentType,
  filterValues,
  hasPagedArticles,
  isSharedListing,
  type ListingPage,
  type ListingParams,
  type PageDocument,
  parseListingParams,
  type Related,
  serializeListingParams,
  toFilters,
} from '@witryna/module-schemas';

/** Content types whose lists turn pages; all other addresses answer the same whatever their parameters. */
const LISTING_TYPES: ReadonlySet<ContentType> = new Set(['product-category']);

/** What the lists of a page react to: known from the page as it is without parameters. */
export interface ListingTraits {
  readonly pageSizes: ReadonlySet<number>;
  /** Each value that a filter may have, with its code. */
  readonly values: ReadonlySet<string>;
  readonly hasSorts: boolean;
  readonly hasPrices: boolean;
}

/** What the lists of a page of this type react to; undefined where nothing reacts to anything. */
export function listingTraitsOf(
  { type, containers }: Pick<PageDocument, 'type' | 'containers'>,
  { listings, articleListings }: Pick<Related, 'listings' | 'articleListings'>,
): ListingTraits | undefined {
  const paged = LISTING_TYPES.has(type) ? Object.values(listings).filter(({ pageSizes }) => pageSizes) : [];
  const hasArticles = hasPagedArticles({ containers });
  if (paged.length === 0 && !hasArticles) return undefined;
  const ofArticles = Object.values(articleListings).flatMap(({ facets: offered = [] }) => offered);
  const facets = paged.flatMap((listing: ListingPage) => listing.facets ?? []);
  return {
    pageSizes: new Set(paged.flatMap(({ pageSizes = [] }) => pageSizes.slice(1))),
    values: new Set([
      ...facets.flatMap((facet) =>
        facet.kind === 'options' ? facet.options.map(({ value }) => valueKey(facet.code, value)) : [],
      ),
      ...ofArticles.flatMap(({ filter, values }) => values.map(({ code }) => valueKey(filter, code))),
    ]),
    hasSorts: paged.length > 0,
    hasPrices: facets.some(({ kind }) => kind === 'price'),
  };
}

/** The parameters of a query that lists react to; the rest, and what they say by themselves, is left out. */
export function readListingParams(query: string): ListingParams {
  return parseListingParams(new URLSearchParams(query));
}

/** Of what an address asks that which the lists of its page know. */
export function knownParams(
  { filters, perPage, articles, sort, ...params }: ListingParams,
  traits: ListingTraits,
): ListingParams {
  const { pageSizes, values, hasPrices, hasSorts } = traits;
  const known = filterValues(filters ?? {}).filter(({ code, value }) =>
    code === 'price' ? hasPrices : values.has(valueKey(code, value)),
  );
  const choice = articleChoiceOf((name) => {
    const code = articles?.[name];
    return code !== undefined && values.has(valueKey(name, code)) ? code : undefined;
  });
  return {
    ...params,
    ...(sort !== undefined && hasSorts && { sort }),
    ...(perPage !== undefined && pageSizes.has(perPage) && { perPage }),
    ...(known.length > 0 && { filters: toFilters(known) }),
    ...(Object.keys(choice).length > 0 && { articles: choice }),
  };
}

/** Whether the answer at these parameters is worth keeping: not one of the many that few ask for. */
export function isKept({ filters, articles }: ListingParams): boolean {
  return isSharedListing(filters, articles);
}

/** The same parameters always give the same text. */
export function paramsKey(params: ListingParams): string {
  return serializeListingParams(params);
}

const valueKey = (code: string, value: string) => `${code} ${value}`;
