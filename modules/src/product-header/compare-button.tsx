import { useShop } from '../shop/shop.ts';
import styles from './compare-button.module.css';
import { useChosenProduct } from './use-chosen-product.ts';

interface CompareButtonProps {
  readonly sku: string;
  readonly name: string;
}

/** Puts a product beside others, and the way to them; nothing where the shop compares none. */
export function CompareButton({ sku, name }: CompareButtonProps) {
  const { actions, t, Link } = useShop();
  const { comparison } = actions;
  const { isChosen, fault, toggle } = useChosenProduct(comparison, sku);
  if (!comparison) return null;
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={isChosen}
        aria-label={t('compareNamed', { name })}
        onClick={toggle}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isChosen ? 'm4.5 12.5 5 5 10-11' : 'M4 7h13m-3.5-3.5L17 7l-3.5 3.5M20 17H7m3.5-3.5L7 17l3.5 3.5'} />
        </svg>
        <span>{t('compare')}</span>
      </button>
      <p className={styles.said} role="status">
        {isChosen && t('compareAdded')}
      </p>
      {(isChosen || fault) && (
        <Link className={styles.link} href={comparison.path} aria-label={t('compareSee')}>
          {t(fault ? 'compareSee' : 'see')}
        </Link>
      )}
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </div>
  );
}
