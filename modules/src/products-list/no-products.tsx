import { useShop } from '../shop/shop.ts';
import styles from './no-products.module.css';

/** An empty list: what that means, what to do next, and a sprig of flax. */
export function NoProducts({ isFiltered }: { readonly isFiltered: boolean }) {
  const { Link, t } = useShop();
  return (
    <div className={styles.root}>
      <svg className={styles.drawing} viewBox="0 0 120 120" aria-hidden="true">
        <path d="M60 112C60 84 58 62 61 34" />
        <path d="M60 88c-9-3-15-10-17-20 10 2 16 9 17 20ZM60 74c8-3 14-9 16-19-10 2-15 9-16 19Z" />
        <path d="M61 34c-8-4-10-12-7-19 7 2 10 9 7 19Zm0 0c8-4 10-12 7-19-7 2-10 9-7 19Zm0 0c-9 1-15-3-17-10 7-3 14 1 17 10Zm0 0c9 1 15-3 17-10-7-3-14 1-17 10Z" />
        <circle cx="61" cy="33" r="2.5" />
      </svg>
      <p className={styles.words}>{t(isFiltered ? 'noProducts' : 'noProductsChosen')}</p>
      <p className={styles.hint}>{t(isFiltered ? 'noProductsHint' : 'noProductsChosenHint')}</p>
      <Link className={styles.link} href="/">
        {t('goHome')}
      </Link>
    </div>
  );
}
