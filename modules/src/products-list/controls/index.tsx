import type { ListingPage } from '@witryna/module-schemas';
import { Pager } from '../../shared/lists/pager.tsx';
import { useShop } from '../../shop/shop.ts';
import { FilterBar } from './filter-bar.tsx';
import styles from './listing-bar.module.css';
import { listingHref, paramsOfListing } from './listing-href.ts';
import { ListingBar } from './listing-sorts.tsx';
import { PageSizes } from './page-sizes.tsx';

interface Listed {
  readonly listing: ListingPage;
}

/** Above a list with pages: its filters, where it has some, how many products there are, and their orders. */
export function ListingHead({ listing }: Listed) {
  const { facets = [] } = listing;
  return facets.length > 0 ? <FilterBar listing={listing} facets={facets} /> : <ListingBar listing={listing} />;
}

/** Below a list with pages: the pages, and how many products one has. */
export function ListingFoot({ listing }: Listed) {
  const { path } = useShop();
  return (
    <div className={styles.foot}>
      <Pager
        page={listing.page}
        pageSize={listing.pageSize}
        total={listing.total}
        hrefOf={(page) => listingHref(path, { ...paramsOfListing(listing), page })}
      />
      <PageSizes listing={listing} />
    </div>
  );
}
