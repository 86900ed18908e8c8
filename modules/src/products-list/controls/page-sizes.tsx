import type { ListingPage } from '@witryna/module-schemas';
import { useShop } from '../../shop/shop.ts';
import styles from './listing-bar.module.css';
import { listingHref, paramsOfListing } from './listing-href.ts';

/** How many products a page may have, as links; nothing for a list that fits one page anyway. */
export function PageSizes({ listing }: { readonly listing: ListingPage }) {
  const { Link, path, t } = useShop();
  const { pageSize, pageSizes = [], total } = listing;
  const [usual = pageSize] = pageSizes;
  if (pageSizes.length < 2 || total <= usual) return null;
  return (
    <nav className={styles.sizes} aria-label={t('pageSizes')}>
      <span aria-hidden="true">{t('pageSizes')}</span>
      <ul className={`plain-list ${styles.list}`}>
        {pageSizes.map((size) => {
          const { perPage: _, ...params } = paramsOfListing(listing);
          return (
            <li key={size}>
              <Link
                className={styles.sort}
                href={listingHref(path, size === usual ? params : { ...params, perPage: size })}
                aria-current={size === pageSize ? 'true' : undefined}
                aria-label={t('pageSize', { count: size })}
              >
                {size}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
