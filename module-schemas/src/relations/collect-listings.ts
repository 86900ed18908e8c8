import { DEFAULT_PAGE_SIZE } from '../modules/products-list/schema.ts';
import { DEFAULT_SET_SIZE } from '../modules/products-teaser/schema.ts';
import type { PageDocument, PlacedModule } from '../page/page.ts';
import { type CurrentKey, type ListingParams, type ListingQuery, listingKey, listingOf } from '../wire/listing.ts';

/** The lists of products that the page's modules ask for, each once. */
export function collectListings(page: PageDocument, current: CurrentKey, params: ListingParams): ListingQuery[] {
  const queries = new Map<string, ListingQuery>();
  for (const placed of Object.values(page.containers)) {
    const query = listingOfPlaced(placed, current, params);
    if (query) queries.set(listingKey(query), query);
  }
  return [...queries.values()];
}

function listingOfPlaced({ driver, settings }: PlacedModule, current: CurrentKey, params: ListingParams) {
  if (driver === 'products-list') return listingOf(settings, current, params, DEFAULT_PAGE_SIZE);
  if (driver !== 'products-teaser') return undefined;
  return listingOf({ source: settings.source, limit: settings.count }, current, params, DEFAULT_SET_SIZE);
}
