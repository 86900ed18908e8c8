import { useShop } from '../../shop/shop.ts';
import styles from './filter-group.module.css';
import { SORT_CHOICES } from './listing-sorts.tsx';
import type { FilterChoice } from './use-filter-choice.ts';

/** The orders of a list, for screens that have no room for them beside the filters. */
export function SortGroup({ choice }: { readonly choice: FilterChoice }) {
  const { t } = useShop();
  return (
    <fieldset className={`${styles.group} ${styles.sorts}`}>
      <legend className={styles.summary}>{t('sortBy')}</legend>
      {SORT_CHOICES.map(([sort, key]) => (
        <label key={sort} className={styles.option}>
          <input
            type="radio"
            name="sort"
            value={sort}
            className={styles.radio}
            checked={choice.sort === sort}
            onChange={() => choice.order(sort)}
          />
          <span className={styles.label}>{t(key)}</span>
        </label>
      ))}
    </fieldset>
  );
}
