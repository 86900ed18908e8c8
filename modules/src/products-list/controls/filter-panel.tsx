import type { ButtonHTMLAttributes, ReactNode } from 'react';
import panel from '../../shared/side-panel.module.css';
import { useShop } from '../../shop/shop.ts';
import styles from './filter-drawer.module.css';

/** The drawer at the side of a page, and the form in it. */
export const FILTER_DRAWER = `${panel.panel} ${styles.drawer}`;
export const FILTER_FORM = styles.form;

interface FilterPanelProps {
  readonly titleId: string;
  /** How the drawer is closed. */
  readonly closer: Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'popoverTarget' | 'popoverTargetAction'>;
  /** Where all of it is taken away; absent where nothing is chosen. */
  readonly clearHref: string | undefined;
  /** How many products are left. */
  readonly total: number;
  /** Of the button that shows them, where it does not tell how many. */
  readonly show?: string;
  readonly children: ReactNode;
}

/** What stands in the drawer: its name, the folded filters, and the way back to the products. */
export function FilterPanel({ titleId, closer, clearHref, total, show, children }: FilterPanelProps) {
  const { Link, t } = useShop();
  return (
    <>
      <div className={`${panel.head} ${styles.head}`}>
        <h2 className={styles.title} id={titleId}>
          {t('filters')}
        </h2>
        <button
          type="button"
          className={`${panel.closer} ${styles.closer}`}
          aria-label={t('closeFilters')}
          {...closer}
        />
      </div>
      <div className={styles.groups}>{children}</div>
      <div className={styles.foot}>
        {clearHref !== undefined && (
          <Link className={styles.clear} href={clearHref}>
            {t('clearFilters')}
          </Link>
        )}
        <button type="submit" className={styles.show}>
          {show ?? t('showProducts', { count: total })}
        </button>
        <p className="visually-hidden" role="status">
          {t('products', { count: total })}
        </p>
      </div>
    </>
  );
}
