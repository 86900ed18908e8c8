import type { ListingFacetOption } from '@witryna/module-schemas';
import { useShop } from '../../shop/shop.ts';
import styles from './filter-group.module.css';

interface FilterOptionProps {
  /** The parameter of the address. */
  readonly name: string;
  readonly option: ListingFacetOption;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One choice, with how many products it has; one that has none cannot be chosen. */
export function FilterOption({ name, option, isChosen, onChoose }: FilterOptionProps) {
  const { t } = useShop();
  const { value, label, language, count, hex } = option;
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        className={styles.box}
        name={name}
        value={value}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={onChoose}
      />
      {hex && <span className={styles.swatch} style={{ background: hex }} aria-hidden="true" />}
      <span className={styles.label} lang={language}>
        {label}
      </span>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">, {t('products', { count })}</span>
    </label>
  );
}
