import { LISTING_SORTS, type ListingPage, type ListingSort } from '@witryna/module-schemas';
import type { SentenceKey } from '../../shop/i18n/translate.ts';
import { useShop } from '../../shop/shop.ts';
import styles from './listing-bar.module.css';
import { listingHref, paramsOfListing } from './listing-href.ts';

const NAMES: Readonly<Record<ListingSort, SentenceKey>> = {
  position: 'sortPosition',
  newest: 'sortNewest',
  'price-asc': 'sortPriceAsc',
  'price-desc': 'sortPriceDesc',
  name: 'sortName',
};

/** The orders that a list may stand in, each with what it is called. */
export const SORT_CHOICES: readonly (readonly [ListingSort, SentenceKey])[] = LISTING_SORTS.map((sort) => [
  sort,
  NAMES[sort],
]);

/** The orders of a list, as links. */
export function ListingSorts({ listing }: { readonly listing: ListingPage }) {
  const { Link, path, t } = useShop();
  return (
    <nav className={styles.orders} aria-label={t('sortBy')}>
      <span aria-hidden="true">{t('sortBy')}</span>
      <ul className={`plain-list ${styles.list}`}>
        {SORT_CHOICES.map(([sort, key]) => (
          <li key={sort}>
            <Link
              className={styles.sort}
              href={listingHref(path, { ...paramsOfListing(listing), sort })}
              aria-current={sort === listing.sort ? 'true' : undefined}
            >
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many products a list has. */
function ListingCount({ total }: { readonly total: number }) {
  const { t } = useShop();
  return <p className={styles.count}>{t('products', { count: total })}</p>;
}

/** A list's bar where it offers no filters. */
export function ListingBar({ listing }: { readonly listing: ListingPage }) {
  return (
    <div className={styles.sorts}>
      <ListingCount total={listing.total} />
      <ListingSorts listing={listing} />
    </div>
  );
}
