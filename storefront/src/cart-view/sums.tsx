import type { Cart } from '../cart/index.ts';
import { fillIn } from '../i18n/messages.ts';
import type { CartLocale } from './cart-locale.ts';
import styles from './sums.module.css';

interface SumsProps {
  readonly cart: Cart;
  readonly locale: CartLocale;
  /** What stands for the price of the delivery. */
  readonly delivery: string;
  /** What the total does not hold yet. */
  readonly totalNote?: string | false;
  readonly isSaving: boolean;
}

/** What a cart comes to: goods, discounts by name, delivery, the total. */
export function Sums({ cart, locale: { texts, money }, delivery, totalNote, isSaving }: SumsProps) {
  return (
    <dl className={styles.rows} aria-busy={isSaving || undefined} data-saving={isSaving || undefined}>
      <Row label={texts.subtotal} value={money(cart.subtotal)} />
      {cart.discounts.map(({ label, amount }) => (
        <Row key={`${label} ${amount.amount}`} label={label} value={`−${money(amount)}`} isDiscount />
      ))}
      <Row label={cart.delivery?.label ?? texts.delivery} value={delivery} />
      <div className={styles.total}>
        <dt>
          {texts.total}
          {totalNote && <small>{totalNote}</small>}
        </dt>
        <dd>{money(cart.total)}</dd>
      </div>
    </dl>
  );
}

/** The taxes that the total holds. */
export function TaxNotes({ cart, locale: { texts, money } }: Pick<SumsProps, 'cart' | 'locale'>) {
  return cart.taxes.map(({ label, amount }) => (
    <p key={label}>{fillIn(texts.tax, { label, amount: money(amount) })}</p>
  ));
}

function Row({ label, value, isDiscount }: { label: string; value: string; isDiscount?: boolean }) {
  return (
    <div className={styles.row} data-discount={isDiscount}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
