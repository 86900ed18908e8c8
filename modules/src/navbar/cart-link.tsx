import { useSyncExternalStore } from 'react';
import { useShop } from '../shop/shop.ts';
import type { ShopCart } from '../shop/shop-cart.ts';
import styles from './cart-link.module.css';

/** More than this is not written out: the badge has room for two figures. */
const MOST_SHOWN = 99;

/** A server knows no shopper. */
const none = () => 0;

/** The way to the cart, with the number of pieces in it. */
export function CartLink({ cart }: { readonly cart: ShopCart }) {
  const { Link, t } = useShop();
  const count = useSyncExternalStore(cart.subscribe, cart.pieces, none);
  return (
    <Link className={styles.root} href={cart.path} aria-label={count > 0 ? t('cartWith', { count }) : t('cart')}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5.2 8.5h13.6l.9 12H4.3zM8.8 8.5V7a3.2 3.2 0 0 1 6.4 0v1.5" />
      </svg>
      <span className={styles.count} data-empty={count === 0 || undefined} aria-hidden="true">
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      </span>
    </Link>
  );
}
