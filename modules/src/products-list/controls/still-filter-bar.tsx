import type { ReactNode } from 'react';
import { useShop } from '../../shop/shop.ts';
import styles from './filter-bar.module.css';

interface StillFilterBarProps {
  /** The id of the drawer that it opens, a popover. */
  readonly drawerId: string;
  /** How many filters are chosen. */
  readonly chosen: number;
  /** How many products that leaves. */
  readonly total: number;
  readonly sorts: ReactNode;
  readonly drawer: ReactNode;
  readonly chips: ReactNode;
}

/**
 * The bar of filters without code of ours, in the looks of that of lists. Lists write theirs themselves: they are in the
 * file of every page, where each byte counts.
 */
export function StillFilterBar(props: StillFilterBarProps) {
  const { drawerId, chosen, total, sorts, drawer, chips } = props;
  const { t } = useShop();
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <div className={styles.buttons}>
          <button type="button" className={styles.all} aria-haspopup="dialog" popoverTarget={drawerId}>
            <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
              <path d="M2 6h8m4 0h4M2 14h3m4 0h9" />
              <circle cx="12" cy="6" r="2" />
              <circle cx="7" cy="14" r="2" />
            </svg>
            <span className={styles.wideWords}>{t('filters')}</span>
            <span className={styles.narrowWords}>{t('filtersAndSort')}</span>
            {chosen > 0 && (
              <span className={styles.number}>
                <span aria-hidden="true">{chosen}</span>
                <span className="visually-hidden">{t('filtersChosen', { count: chosen })}</span>
              </span>
            )}
          </button>
        </div>
        <div className={styles.sorts}>{sorts}</div>
      </div>
      {drawer}
      <div className={styles.result}>
        <p className={styles.count} role="status">
          {t('products', { count: total })}
        </p>
        {chips}
      </div>
    </div>
  );
}
