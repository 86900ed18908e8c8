import { HEART } from '../shared/heart.ts';
import { useShop } from '../shop/shop.ts';
import styles from './favourite-button.module.css';
import { useChosenProduct } from './use-chosen-product.ts';

interface FavouriteButtonProps {
  readonly sku: string;
  readonly name: string;
}

/** A heart that is pressed or not; nothing where the shop keeps no favourites. */
export function FavouriteButton({ sku, name }: FavouriteButtonProps) {
  const { actions, t } = useShop();
  const { isChosen, fault, toggle } = useChosenProduct(actions.favourites, sku);
  if (!actions.favourites) return null;
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={isChosen}
        aria-label={t('favourite', { name })}
        onClick={toggle}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={HEART} />
        </svg>
      </button>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </div>
  );
}
