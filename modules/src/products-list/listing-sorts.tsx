import type { ListingPage, ListingSort } from '@witryna/module-schemas';
import type { SentenceKey } from '../shop/i18n/translate.ts';
import { useShop } from '../shop/shop.ts';
import styles from './listing-bar.module.css';
import { listingHref } from './listing-href.ts';

const SORTS: readonly (readonly [ListingSort, SentenceKey])[] = [
  ['position', 'sortPosition'],
  ['newest', 'sortNewest'],
  ['price-asc', 'sortPriceAsc'],
  ['price-desc', 'sortPriceDesc'],
  ['name', 'sortName'],
];

/** How many products there are, and the orders that they may stand in. */
export function ListingSorts({ listing: { total, sort } }: { readonly listing: ListingPage }) {
  const { Link, path, t } = useShop();
  return (
    <div className={styles.sorts}>
      <p className={styles.count}>{t('products', { count: total })}</p>
      <nav className={styles.orders} aria-label={t('sortBy')}>
        <span aria-hidden="true">{t('sortBy')}</span>
        <ul className={`plain-list ${styles.list}`}>
          {SORTS.map(([name, key]) => (
            <li key={name}>
              <Link
                className={styles.sort}
                href={listingHref(path, 1, name)}
                aria-current={name === sort ? 'true' : undefined}
              >
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
