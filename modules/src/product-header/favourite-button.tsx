import { useState, useSyncExternalStore } from 'react';
import { HEART } from '../shared/heart.ts';
import { useShop } from '../shop/shop.ts';
import styles from './favourite-button.module.css';

interface FavouriteButtonProps {
  readonly sku: string;
  readonly name: string;
}

const never = () => () => {};
const no = () => false;

/** A heart that is pressed or not; nothing where the shop keeps no favourites. */
export function FavouriteButton({ sku, name }: FavouriteButtonProps) {
  const { actions, t } = useShop();
  const { favourites } = actions;
  const [fault, setFault] = useState('');
  /** What was wished a moment ago: shown at once, until it is done or refused. */
  const [wish, setWish] = useState<boolean>();
  const isKept = useSyncExternalStore(
    favourites?.subscribe ?? never,
    favourites ? () => favourites.has(sku) : no,
    // What a shopper has put aside is known to the browser alone.
    no,
  );
  if (!favourites) return null;

  const isPressed = wish ?? isKept;

  async function onClick() {
    setFault('');
    setWish(!isPressed);
    const result = await favourites?.set(sku, !isPressed).catch(() => undefined);
    setWish(undefined);
    if (!result?.ok) setFault(result?.errors[0]?.message ?? t('favouriteFailed'));
  }

  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={isPressed}
        aria-label={t('favourite', { name })}
        onClick={onClick}
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
