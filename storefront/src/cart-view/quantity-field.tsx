import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { CartTexts } from '../i18n/cart.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import styles from './quantity-field.module.css';

interface QuantityFieldProps {
  readonly name: string;
  readonly quantity: number;
  readonly max: number;
  readonly texts: CartTexts;
  readonly hasFault: boolean;
  /** 0 takes the thing out. */
  readonly onQuantity: (quantity: number) => void;
}

/** How many pieces: by buttons, or typed and written with Enter or on leaving; an emptied field returns to what it was. */
export function QuantityField({ name, quantity, max, texts, hasFault, onQuantity }: QuantityFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [hint, setHint] = useState('');

  useEffect(() => {
    // While somebody types, what arrives from the shop waits.
    if (field.current && document.activeElement !== field.current) field.current.value = String(quantity);
  }, [quantity]);

  function want(wanted: number) {
    setHint('');
    if (field.current) field.current.value = String(wanted);
    if (wanted !== quantity) onQuantity(wanted);
  }

  function settle() {
    const typed = field.current?.value.trim() ?? '';
    if (typed === '') return want(quantity);
    const wanted = /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;
    if (wanted <= max) return want(wanted);
    want(quantity);
    setHint(fillIn(texts.quantityRange, { max: String(max) }));
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settle();
  };

  return (
    <div className={styles.root}>
      <div className={styles.field}>
        <button type="button" aria-label={fillIn(texts.less, { name })} onClick={() => want(Math.max(0, quantity - 1))}>
          −
        </button>
        <input
          ref={field}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          aria-label={fillIn(texts.quantity, { name })}
          aria-invalid={hasFault || hint !== '' || undefined}
          aria-describedby={hint ? `${id}hint` : undefined}
          defaultValue={quantity}
          onBlur={settle}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label={fillIn(texts.more, { name })}
          aria-disabled={quantity >= max || undefined}
          onClick={() => want(Math.min(max, quantity + 1))}
        >
          +
        </button>
      </div>
      <p id={`${id}hint`} className={styles.hint} role="status">
        {hint}
      </p>
    </div>
  );
}
