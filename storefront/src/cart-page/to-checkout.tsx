import { type MouseEvent, useEffect, useState } from 'react';
import type { Cart } from '../cart/index.ts';
import type { CartLocale } from '../cart-view/index.ts';
import { useConnection } from '../ui/use-online.ts';
import styles from './to-checkout.module.css';

interface ToCheckoutProps {
  readonly cart: Cart;
  readonly locale: CartLocale;
  readonly address: string;
  /** Below the sums, or on a phone along the lower edge of the window. */
  readonly place: 'side' | 'bar';
}

/** The way on, which says why where there is none; on a phone it stays in sight with the total. */
export function ToCheckout({ cart, locale: { texts, money }, address, place }: ToCheckoutProps) {
  const isBlocked = cart.lines.some(({ isDisabled }) => isDisabled);
  const [hasTried, setTried] = useState(false);
  const isTyping = useTyping();
  const connection = useConnection();
  const reason = connection === 'offline' ? texts.toCheckoutOffline : isBlocked && texts.toCheckoutBlocked;

  useEffect(() => {
    if (!reason) setTried(false);
  }, [reason]);

  function onClick(event: MouseEvent) {
    if (!reason) return;
    event.preventDefault();
    setTried(true);
  }

  return (
    <div className={styles.root} data-place={place} data-still={isTyping || undefined}>
      <p className={styles.total}>
        <span>{texts.total}</span> {money(cart.total)}
      </p>
      <a className={styles.link} href={address} onClick={onClick} aria-disabled={isBlocked || undefined}>
        {texts.toCheckout}
      </a>
      <p role="status" className={styles.reason}>
        {hasTried && reason}
      </p>
      {place === 'bar' && connection !== 'online' && !hasTried && (
        // Heard at the top of the page, which is out of sight for whoever is among the lines.
        <p className={styles.reason} data-good={connection === 'back' || undefined} aria-hidden>
          {texts[connection]}
        </p>
      )}
    </div>
  );
}

/** While a field has the focus nothing may lie over it. */
function useTyping(): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const isField = (target: EventTarget | null) =>
      target instanceof HTMLElement && target.matches('input:not([type="checkbox"], [type="radio"]), textarea');
    const onFocus = ({ target }: FocusEvent) => setTyping(isField(target));
    const onBlur = ({ relatedTarget }: FocusEvent) => setTyping(isField(relatedTarget));
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, []);
  return isTyping;
}
