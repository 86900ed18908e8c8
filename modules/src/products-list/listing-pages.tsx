import type { ListingPage } from '@witryna/module-schemas';
import { useShop } from '../shop/shop.ts';
import styles from './listing-bar.module.css';
import { listingHref } from './listing-href.ts';
import { pageNumbers } from './page-numbers.ts';

/** The pages of a list as links; nothing when there is one page only. */
export function ListingPages({ listing: { page, pageSize, total, sort } }: { readonly listing: ListingPage }) {
  const { Link, path, t } = useShop();
  const last = Math.ceil(total / pageSize);
  if (last < 2) return null;
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      <ul className={`plain-list ${styles.list}`}>
        {page > 1 && (
          <li>
            <Link
              className={styles.page}
              href={listingHref(path, page - 1, sort)}
              rel="prev"
              aria-label={t('previousPage')}
            >
              ←
            </Link>
          </li>
        )}
        {pageNumbers(page, last).map((number) => (
          <li key={number}>
            <Link
              className={styles.page}
              href={listingHref(path, number, sort)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={t('pageNumber', { page: number })}
            >
              {number}
            </Link>
          </li>
        ))}
        {page < last && (
          <li>
            <Link
              className={styles.page}
              href={listingHref(path, page + 1, sort)}
              rel="next"
              aria-label={t('nextPage')}
            >
              →
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
