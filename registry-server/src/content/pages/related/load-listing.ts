import {
  type ListingFilters,
  type ListingPage,
  type ListingQuery,
  type ListingSort,
  onlyFilters,
} from '@witryna/module-schemas';
import {
  type Catalog,
  type ProductFilters,
  type ProductQuery,
  type ProductSort,
  translateFacets,
} from '../../../commerce/catalog/index.ts';
import { type Search, SearchNotReady } from '../../../search/index.ts';
import type { Site } from '../../sites/index.ts';
import type { PagesStore } from '../pages.store.ts';
import { createFilterSets } from './filter-sets.ts';
import { toListingFacets } from './listing-facets.ts';

export interface ListingSources {
  readonly catalog: Pick<Catalog, 'currentPaths' | 'listing' | 'translate'>;
  readonly search: Pick<Search, 'listProducts' | 'wholeList'>;
  readonly pages: Pick<PagesStore, 'findPublishedOfType'>;
  readonly now?: () => Date;
}

export type LoadedListing = ListingPage & { readonly validUntil?: Date };

/** A page whose filters are not there yet is asked for anew after this long. */
const RETRY_MS = 5_000;

/** Lists of products: from the database, and from the search index where there are filters to offer. */
export function createListingLoader({ catalog, search, pages, now = () => new Date() }: ListingSources) {
  const filterSetOf = createFilterSets(pages, catalog);

  async function narrowed(site: Site, query: ListingQuery): Promise<LoadedListing> {
    const set = await filterSetOf(site.id, query);
    const filters = onlyFilters(query.filtering?.chosen ?? {}, set.codes);
    const asked: ProductQuery = {
      currency: site.currency,
      language: site.language,
      filters: toProductFilters(query, filters),
      sort: toProductSort(query.sort),
      page: query.page,
      pageSize: query.pageSize,
      withFacets: true,
      isSettled: true,
    };
    const { skus, total, facets, validUntil } = await search.listProducts(asked);
    const isNarrowed = Object.keys(filters).length > 0;
    const whole = isNarrowed
      ? await search.wholeList({ currency: site.currency, filters: toProductFilters(query, {}) })
      : { facets, total };
    const { page, pageSize, sort, pageSizes } = query;
    return {
      skus,
      total,
      page,
      pageSize,
      sort,
      ...(pageSizes && { pageSizes }),
      filters,
      ...(facets &&
        whole.facets && {
          facets: toListingFacets(
            set,
            {
              whole: await translateFacets(catalog, whole.facets, site.language),
              wholeTotal: whole.total,
              narrowed: facets,
            },
            filters,
            site,
          ),
        }),
      ...(validUntil && { validUntil }),
    };
  }

  async function plain(site: Site, query: ListingQuery): Promise<LoadedListing> {
    const { pageSizes } = query;
    return { ...(await catalog.listing(query, site)), ...(pageSizes && { pageSizes }) };
  }

  return async function loadListing(site: Site, query: ListingQuery): Promise<LoadedListing> {
    if (!query.filtering) return plain(site, query);
    try {
      return await narrowed(site, query);
    } catch (error) {
      if (!(error instanceof SearchNotReady)) throw error;
      // The shop goes on without filters until the index stands.
      return { ...(await plain(site, query)), validUntil: new Date(now().getTime() + RETRY_MS) };
    }
  };
}

/** What makes the list, and what narrows it. */
function toProductFilters({ kind, key }: ListingQuery, chosen: ListingFilters): ProductFilters {
  const owner = kind === 'category' || kind === 'line' || kind === 'brand' ? { [kind]: [key] } : {};
  const { options, flags = [], price, inStock } = chosen;
  return {
    options: { ...options, ...owner },
    ...(flags.length > 0 && { flags: Object.fromEntries(flags.map((flag) => [flag, true])) }),
    ...(price && { price }),
    ...(inStock && { inStock }),
  };
}

function toProductSort(sort: ListingSort): ProductSort {
  switch (sort) {
    case 'price-asc':
      return { by: 'price', direction: 'asc' };
    case 'price-desc':
      return { by: 'price', direction: 'desc' };
    default:
      return { by: sort };
  }
}
