import { type FormEvent, useId, useRef, useState } from 'react';
import type { Cart, CartCoupon, CartStore } from '../cart/index.ts';
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
export function CouponForm({ cart, store, locale }: CouponFormProps) {
  const { texts } = locale;
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
      const key = code.toUpperCase();
      const given = store.view().cart?.coupons.find((each) => each.code.toUpperCase() === key);
      announce(couponInWords(given ?? { code: key }, locale));
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
      {cart.coupons.map((coupon) => (
        <p key={coupon.code} className={styles.applied} data-refused={coupon.refusal !== undefined || undefined}>
          <span>{couponInWords(coupon, locale)}</span>
          <button type="button" className={styles.remove} onClick={() => void remove(coupon.code)}>
            {fillIn(texts.couponRemove, { code: coupon.code })}
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

function couponInWords({ code, amount, refusal }: CartCoupon, { texts, money }: CartLocale): string {
  if (refusal) return refusal;
  return amount ? fillIn(texts.couponTakes, { code, amount: money(amount) }) : fillIn(texts.couponWorks, { code });
}
