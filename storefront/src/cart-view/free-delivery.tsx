import { useEffect, useId, useRef } from 'react';
import type { Cart } from '../cart/index.ts';
import { fillIn } from '../i18n/messages.ts';
import { createAnnouncer } from '../notices/index.ts';
import type { CartLocale } from './cart-locale.ts';
import styles from './free-delivery.module.css';

/** How much is missing to free delivery; said only when the delivery turns free. */
export function FreeDelivery({ cart, locale: { texts, money } }: { readonly cart: Cart; readonly locale: CartLocale }) {
  const id = useId();
  const { from, missing } = cart.freeDelivery;
  const isFree = missing.amount === 0;
  const wasFree = useRef(isFree);
  useEffect(() => {
    if (isFree && !wasFree.current) createAnnouncer(document)(texts.deliveryFree, 'polite');
    wasFree.current = isFree;
  }, [isFree, texts]);
  if (from.amount === 0) return null;
  return (
    <div className={styles.root} data-free={isFree || undefined}>
      <p id={id}>{isFree ? texts.deliveryFree : fillIn(texts.deliveryMissing, { amount: money(missing) })}</p>
      <progress
        className={styles.bar}
        aria-label={texts.deliveryProgress}
        aria-describedby={id}
        max={from.amount}
        value={from.amount - missing.amount}
      />
    </div>
  );
}
