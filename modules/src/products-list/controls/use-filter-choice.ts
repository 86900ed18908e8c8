import type { ListingFilters, ListingPage, ListingSort } from '@witryna/module-schemas';
import { useState } from 'react';
import { useShop } from '../../shop/shop.ts';
import { listingHref, paramsOfListing } from './listing-href.ts';

export interface FilterChoice {
  /** What is chosen, the list being narrowed by it or on its way. */
  readonly filters: ListingFilters;
  readonly sort: ListingSort;
  readonly choose: (filters: ListingFilters) => void;
  readonly order: (sort: ListingSort) => void;
}

/** A choice that was made upon this list, while the next list is fetched. */
interface Ahead {
  readonly of: ListingPage;
  readonly filters: ListingFilters;
  readonly sort: ListingSort;
}

/** What narrows a list; a choice shows at once, and the address follows. */
export function useFilterChoice(listing: ListingPage): FilterChoice {
  const { path, follow } = useShop();
  const [ahead, setAhead] = useState<Ahead>();
  // What was chosen upon another list has come to this one; the same list may come back, and its old choice must not.
  if (ahead && ahead.of !== listing) setAhead(undefined);
  const { filters, sort } = ahead?.of === listing ? ahead : { filters: listing.filters ?? {}, sort: listing.sort };
  const go = (next: Omit<Ahead, 'of'>) => {
    setAhead({ of: listing, filters: next.filters, sort: next.sort });
    follow(listingHref(path, { ...paramsOfListing(listing), filters: next.filters, sort: next.sort }));
  };
  return {
    filters,
    sort,
    choose: (chosen) => go({ filters: chosen, sort }),
    order: (chosen) => go({ filters, sort: chosen }),
  };
}
