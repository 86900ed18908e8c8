import { useState, useSyncExternalStore } from 'react';
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
  const isPressed = useSyncExternalStore(
    favourites?.subscribe ?? never,
    favourites ? () => favourites.has(sku) : no,
    // What a shopper has put aside is known to the browser alone.
    no,
  );
  if (!favourites) return null;

  async function onClick() {
    setFault('');
    const result = await favourites?.toggle(sku).catch(() => undefined);
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
          <path d="M12 20.5C6.5 16.6 3 13.3 3 9.2 3 6.6 5 4.7 7.4 4.7c1.9 0 3.6 1 4.6 2.8 1-1.8 2.7-2.8 4.6-2.8C19 4.7 21 6.6 21 9.2c0 4.1-3.5 7.4-9 11.3Z" />
        </svg>
      </button>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </div>
  );
}
