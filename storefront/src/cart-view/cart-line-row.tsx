import { keepTogether } from '@witryna/modules/shared/keep-together';
import { useEffect, useRef } from 'react';
import type { CartRow } from '../cart/index.ts';
import { browserConfig } from '../config.ts';
import { fillIn } from '../i18n/messages.ts';
import { createAnnouncer } from '../notices/index.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import textButton from '../ui/text-button.module.css';
import { CartLinePrice } from './cart-line-price.tsx';
import styles from './cart-lines.module.css';
import type { CartLocale } from './cart-locale.ts';
import { LineBadges } from './line-badges.tsx';
import { nameOfLine } from './name-of-line.ts';
import { QuantityField } from './quantity-field.tsx';

interface CartLineRowProps {
  readonly row: Extract<CartRow, { kind: 'line' }>;
  readonly locale: CartLocale;
  readonly addressOf: (path: string) => string;
  readonly layout: 'basic' | 'rich';
  readonly linksCategory: boolean;
  /** Whether the shopper has just put it back. */
  readonly takesFocus: () => boolean;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
  /** The shopper wants it later: it goes to the favourites. */
  readonly onFavourite: () => void;
  /** The shopper has read that the price has changed. */
  readonly onPriceAccepted: () => void;
}

/** A thing in the cart. */
export function CartLineRow(props: CartLineRowProps) {
  const { row, locale, addressOf, layout, linksCategory, takesFocus, onQuantity, onRemove, onFavourite } = props;
  const { line, isSaving, fault, formerPrice } = row;
  const { texts, money } = locale;
  const nameRef = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is put back
  useEffect(() => {
    if (takesFocus()) nameRef.current?.focus({ preventScroll: true });
  }, []);

  const settled = useRef({ quantity: line.quantity, isSaving });
  useEffect(() => {
    const before = settled.current;
    settled.current = { quantity: isSaving ? before.quantity : line.quantity, isSaving };
    const isChanged = before.isSaving && !isSaving && before.quantity !== line.quantity;
    if (!isChanged || fault) return;
    const sentence = fillIn(texts.quantityChanged, { quantity: String(line.quantity), total: money(line.total) });
    createAnnouncer(document)(sentence, 'polite');
  }, [line, isSaving, fault, texts, money]);

  const name = nameOfLine(line);
  const isGiven = line.isGift || line.isSample;
  const isRich = layout === 'rich';
  const href = line.urlPath && addressOf(line.urlPath);
  const words = keepTogether(locale.language, line.name);
  return (
    <article className={styles.line} data-layout={layout}>
      {isRich && (
        <div className={styles.picture}>
          {line.picture && <img src={line.picture} alt="" width={160} height={200} loading="lazy" decoding="async" />}
        </div>
      )}
      <div className={styles.words}>
        {isRich && line.title && <p className={styles.brand}>{line.title}</p>}
        <h2 className={styles.name} ref={nameRef} tabIndex={-1}>
          {href ? <a href={href}>{words}</a> : words}
        </h2>
        {line.choice && <p className={styles.choice}>{line.choice}</p>}
        {isRich && linksCategory && line.category && (
          <p className={styles.choice}>
            <a href={addressOf(line.category.path)}>{line.category.name}</a>
          </p>
        )}
        <LineBadges line={line} texts={texts} />
      </div>
      <CartLinePrice line={line} locale={locale} isSaving={isSaving} isRich={isRich} />
      <div className={styles.acts}>
        {!isGiven && (
          <QuantityField
            name={name}
            quantity={line.quantity}
            max={line.maxQuantity}
            texts={texts}
            hasFault={fault !== undefined}
            onQuantity={onQuantity}
          />
        )}
        <ConfirmButton
          label={texts.remove}
          confirmLabel={texts.removeSure}
          name={fillIn(texts.removeNamed, { name })}
          className={styles.remove}
          periodMs={browserConfig.confirmClickMs}
          onConfirm={onRemove}
        />
        {!isGiven && (
          <button
            type="button"
            className={styles.remove}
            aria-label={fillIn(texts.moveNamed, { name })}
            onClick={onFavourite}
          >
            {texts.move}
          </button>
        )}
      </div>
      {formerPrice && (
        <p className={styles.notice}>
          {fillIn(texts.priceChanged, { before: money(formerPrice), now: money(line.price) })}{' '}
          <button
            type="button"
            className={textButton.textButton}
            aria-label={fillIn(texts.priceUnderstoodNamed, { name })}
            onClick={() => {
              props.onPriceAccepted();
              // The button goes, so the focus is on what it was about.
              nameRef.current?.focus({ preventScroll: true });
            }}
          >
            {texts.priceUnderstood}
          </button>
        </p>
      )}
      <p className={styles.fault} role="alert">
        {fault ?? (line.isDisabled ? [line.problem, texts.unavailableHint].filter(Boolean).join(' ') : '')}
      </p>
    </article>
  );
}
