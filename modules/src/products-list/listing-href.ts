import type { ListingSort } from '@witryna/module-schemas';

/** Address of a page of a list in an order; what is usual is left out, so that each page has one address. */
export function listingHref(path: string, page: number, sort: ListingSort): string {
  const parameters = new URLSearchParams();
  if (page > 1) parameters.set('page', page.toString());
  if (sort !== 'position') parameters.set('sort', sort);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
