import { type FormEvent, useId, useRef, useState } from 'react';
import type { Cart, CartStore } from '../cart/index.ts';
import type { CartLocale } from '../cart-view/index.ts';
import { fillIn } from '../i18n/messages.ts';
import { createAnnouncer } from '../notices/index.ts';
import styles from './coupon-form.module.css';

interface CouponFormProps {
  readonly cart: Cart;
  readonly store: CartStore;
  readonly locale: CartLocale;
}

/** A discount code, folded until somebody has one. A refused one is kept, with the shop's reason beside it. */
export function CouponForm({ cart, store, locale: { texts } }: CouponFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const [isSending, setSending] = useState(false);

  const announce = (sentence: string) => createAnnouncer(document)(sentence, 'polite');

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    if (isSending) return;
    if (code === '') return setFault(texts.couponEmpty);
    setSending(true);
    setFault('');
    const result = await store.applyCoupon(code);
    setSending(false);
    if (result.ok) {
      announce(fillIn(texts.couponWorks, { code: code.toUpperCase() }));
      if (field.current) field.current.value = '';
    }
    if (!result.ok) setFault(result.errors.map(({ message }) => message).join(' '));
  }

  async function remove(code: string) {
    const result = await store.removeCoupon();
    if (result.ok) announce(fillIn(texts.couponRemoved, { code }));
    else setFault(result.errors.map(({ message }) => message).join(' '));
    field.current?.focus();
  }

  return (
    <details className={styles.root} open={cart.coupons.length > 0 || undefined}>
      <summary className={styles.summary}>{texts.couponOpen}</summary>
      {cart.coupons.map((code) => (
        <p key={code} className={styles.applied}>
          <span>{fillIn(texts.couponWorks, { code })}</span>
          <button type="button" className={styles.remove} onClick={() => void remove(code)}>
            {fillIn(texts.couponRemove, { code })}
          </button>
        </p>
      ))}
      <form className={styles.form} method="dialog" onSubmit={onSubmit} noValidate>
        <label htmlFor={id}>{texts.couponLabel}</label>
        <div className={styles.row}>
          <input
            ref={field}
            id={id}
            name="coupon"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={fault !== '' || undefined}
            aria-describedby={`${id}fault`}
            onChange={() => setFault('')}
          />
          <button type="submit" aria-disabled={isSending || undefined}>
            {isSending ? texts.sending : texts.couponApply}
          </button>
        </div>
        <p id={`${id}fault`} className={styles.fault} role="alert">
          {fault}
        </p>
      </form>
    </details>
  );
}
