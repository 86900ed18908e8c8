import { useShop } from '../../shop/shop.ts';
import styles from './listing-bar.module.css';

interface SortLinksProps {
  readonly sorts: readonly { readonly sort: string; readonly label: string; readonly href: string }[];
  readonly chosen: string;
}

/** The orders of results, which look like those of lists; lists write theirs themselves, since each byte of them counts. */
export function SortLinks({ sorts, chosen }: SortLinksProps) {
  const { Link, t } = useShop();
  return (
    <nav className={styles.orders} aria-label={t('sortBy')}>
      <span aria-hidden="true">{t('sortBy')}</span>
      <ul className={`plain-list ${styles.list}`}>
        {sorts.map(({ sort, label, href }) => (
          <li key={sort}>
            <Link
              className={styles.sort}
              href={href}
              rel="nofollow"
              aria-current={sort === chosen ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
