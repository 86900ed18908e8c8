import { useShop } from '../../shop/shop.ts';
import styles from './filter-group.module.css';

interface SortChoicesProps<Sort extends string> {
  readonly sorts: readonly { readonly sort: Sort; readonly label: string }[];
  readonly chosen: Sort;
  readonly onChoose: (sort: Sort) => void;
}

/** The orders of a list, for screens that have no room for them beside the filters. */
export function SortChoices<Sort extends string>({ sorts, chosen, onChoose }: SortChoicesProps<Sort>) {
  const { t } = useShop();
  return (
    <fieldset className={`${styles.group} ${styles.sorts}`}>
      <legend className={styles.summary}>{t('sortBy')}</legend>
      {sorts.map(({ sort, label }) => (
        <label key={sort} className={styles.option}>
          <input
            type="radio"
            name="sort"
            value={sort}
            className={styles.radio}
            checked={chosen === sort}
            onChange={() => onChoose(sort)}
          />
          <span className={styles.label}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
