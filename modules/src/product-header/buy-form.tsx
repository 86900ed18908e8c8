import { MAX_QUANTITY } from '@witryna/module-schemas';
import { type ChangeEvent, type FocusEvent, type FormEvent, type Ref, useId, useRef, useState } from 'react';
import { AddButton } from '../cart/add-button.tsx';
import type { AddToCart } from '../cart/use-add-to-cart.ts';
import { useShop } from '../shop/shop.ts';
import styles from './buy-form.module.css';
import { parseQuantity } from './parse-quantity.ts';

interface BuyFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly id: string;
  readonly cart: AddToCart;
  /** The variant that is bought: the one pressed last, which may not be on the screen yet. */
  readonly skuNow: () => string;
  /** The product with its shade and size. */
  readonly name: string;
}

/** How many, and the button. A number that makes no sense becomes what it was, in its place and with a sentence. */
export function BuyForm({ ref, id, cart, skuNow, name }: BuyFormProps) {
  const { t } = useShop();
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [quantity, setQuantity] = useState(1);
  const [hint, setHint] = useState('');
  const { state, add } = cart;

  function write(value: number) {
    setQuantity(value);
    if (field.current) field.current.value = String(value);
  }

  /** What the field says; a fault is told, and what was there before comes back. */
  function settle(typed: string): number {
    const { value, isOutOfRange } = parseQuantity(typed, quantity);
    setHint(isOutOfRange ? t('quantityRange', { max: MAX_QUANTITY }) : '');
    write(value);
    return value;
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    add({ sku: skuNow(), quantity: settle(field.current?.value ?? '') });
  }

  const step = (by: 1 | -1) => () => {
    setHint('');
    write(Math.min(MAX_QUANTITY, Math.max(1, parseQuantity(field.current?.value ?? '', quantity).value + by)));
  };

  return (
    <form ref={ref} id={id} className={styles.root} method="dialog" onSubmit={onSubmit} noValidate>
      <div className={styles.row}>
        <div className={styles.quantity}>
          <button type="button" aria-label={t('lessOf', { name })} disabled={quantity <= 1} onClick={step(-1)}>
            −
          </button>
          <label className="visually-hidden" htmlFor={fieldId}>
            {t('quantity')}
          </label>
          <input
            ref={field}
            id={fieldId}
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={1}
            aria-describedby={hint ? `${fieldId}hint` : undefined}
            onBlur={({ target }: FocusEvent<HTMLInputElement>) => settle(target.value)}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
              setQuantity(parseQuantity(target.value, quantity).value)
            }
          />
          <button
            type="button"
            aria-label={t('moreOf', { name })}
            disabled={quantity >= MAX_QUANTITY}
            onClick={step(1)}
          >
            +
          </button>
        </div>
        <div className={styles.button}>
          <AddButton state={state} />
        </div>
      </div>
      {hint && (
        <p className={styles.hint} id={`${fieldId}hint`}>
          {hint}
        </p>
      )}
      <p className={styles.withoutScripts}>{t('buyNeedsScripts')}</p>
      <p className={styles.fault}>{state.kind === 'failed' && state.sentence}</p>
    </form>
  );
}
