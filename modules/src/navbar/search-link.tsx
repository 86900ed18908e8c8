import { useShop } from '../shop/shop.ts';
import styles from './cart-link.module.css';

/** The way to the search of the shop; nothing of a search is loaded before. */
export function SearchLink() {
  const { Link, t } = useShop();
  return (
    <Link className={styles.root} href="/results" aria-label={t('searchShop')}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.8 11.3L20.5 20.5" />
      </svg>
    </Link>
  );
}
