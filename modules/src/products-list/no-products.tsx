import { filterValues, type ListingPage } from '@witryna/module-schemas';
import { EmptyList } from '../shared/lists/empty-list.tsx';
import { useShop } from '../shop/shop.ts';
import { listingHref, paramsOfListing } from './controls/listing-href.ts';

/** An empty list: what that means, what to do next, and a sprig of flax. */
export function NoProducts({ listing }: { readonly listing: ListingPage | undefined }) {
  const { path, t } = useShop();
  const isNarrowed = listing?.filters !== undefined && filterValues(listing.filters).length > 0;
  return (
    <EmptyList
      drawing={
        <>
          <path d="M60 112C60 84 58 62 61 34" />
          <path d="M60 88c-9-3-15-10-17-20 10 2 16 9 17 20ZM60 74c8-3 14-9 16-19-10 2-15 9-16 19Z" />
          <path d="M61 34c-8-4-10-12-7-19 7 2 10 9 7 19Zm0 0c8-4 10-12 7-19-7 2-10 9-7 19Zm0 0c-9 1-15-3-17-10 7-3 14 1 17 10Zm0 0c9 1 15-3 17-10-7-3-14 1-17 10Z" />
          <circle cx="61" cy="33" r="2.5" />
        </>
      }
      drawingHeight={120}
      words={t(listing ? 'noProducts' : 'noProductsChosen')}
      hint={t(isNarrowed ? 'noProductsFilteredHint' : listing ? 'noProductsHint' : 'noProductsChosenHint')}
      next={
        isNarrowed
          ? { href: listingHref(path, { ...paramsOfListing(listing), filters: {} }), label: t('clearFilters') }
          : { href: '/', label: t('goHome') }
      }
    />
  );
}
