import type { CartLine } from '../cart/index.ts';
import { fillIn } from '../i18n/messages.ts';
import styles from './cart-line-price.module.css';
import type { CartLocale } from './cart-locale.ts';

interface CartLinePriceProps {
  readonly line: CartLine;
  readonly locale: CartLocale;
  /** The quantity has changed, and what it costs now is not known yet. */
  readonly isSaving: boolean;
  readonly isRich: boolean;
}

/** What a line costs; a reduced price with the previous one and the lowest of 30 days before it. */
export function CartLinePrice({ line, locale: { texts, money }, isSaving, isRich }: CartLinePriceProps) {
  const { price, previousPrice, lowestPrice, unitPrice, total, quantity } = line;
  const isFree = (line.isGift || line.isSample) && price.amount === 0;
  if (isFree) return <p className={styles.root}>{texts.forFree}</p>;
  return (
    <div className={styles.root} aria-busy={isSaving || undefined}>
      <p>
        <span className={styles.total} data-saving={isSaving || undefined}>
          <span className="visually-hidden">{texts.lineTotal}: </span>
          {money(total)}
        </span>
        {previousPrice && (
          <>
            {' '}
            <del className={styles.previous}>
              <span className="visually-hidden">{texts.previousPrice}: </span>
              {money({ ...previousPrice, amount: previousPrice.amount * quantity })}
            </del>
          </>
        )}
      </p>
      {quantity > 1 && <p className={styles.small}>{fillIn(texts.eachPrice, { price: money(price) })}</p>}
      {lowestPrice && <p className={styles.small}>{fillIn(texts.lowestPrice, { price: money(lowestPrice) })}</p>}
      {isRich && unitPrice && (
        <p className={styles.small}>{fillIn(texts.unitPrice, { price: money(unitPrice.price), per: unitPrice.per })}</p>
      )}
    </div>
  );
}
