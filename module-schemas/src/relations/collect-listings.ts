import { DEFAULT_PAGE_SIZE } from '../modules/products-list/schema.ts';
import type { PageDocument } from '../page/page.ts';
import { type CurrentKey, type ListingParams, type ListingQuery, listingKey, listingOf } from '../wire/listing.ts';

/** The lists of products that the page's modules ask for, each once. */
export function collectListings(page: PageDocument, current: CurrentKey, params: ListingParams): ListingQuery[] {
  const queries = new Map<string, ListingQuery>();
  for (const placed of Object.values(page.containers)) {
    if (placed.driver !== 'products-list') continue;
    const query = listingOf(placed.settings, current, params, DEFAULT_PAGE_SIZE);
    if (query) queries.set(listingKey(query), query);
  }
  return [...queries.values()];
}
