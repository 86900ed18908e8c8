import { type ListingPage, type ListingParams, serializeListingParams } from '@witryna/module-schemas';

/** Address of a list; what is usual is left out, so that each page has one address. */
export function listingHref(path: string, params: ListingParams): string {
  const query = serializeListingParams(params);
  return query === '' ? path : `${path}?${query}`;
}

/** What an address would have to ask for to get this list, but for its page. */
export function paramsOfListing({ sort, pageSize, pageSizes, filters }: ListingPage): ListingParams {
  const isUsualSize = pageSizes === undefined || pageSize === pageSizes[0];
  return { sort, ...(!isUsualSize && { perPage: pageSize }), ...(filters && { filters }) };
}
