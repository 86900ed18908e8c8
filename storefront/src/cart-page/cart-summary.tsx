import { type ReactNode, useId } from 'react';
import type { Cart, CartStore, DeliveryEstimate } from '../cart/index.ts';
import type { CartLocale } from '../cart-view/index.ts';
import { fillIn } from '../i18n/messages.ts';
import styles from './cart-summary.module.css';
import { useDeliveryEstimate } from './use-delivery-estimate.ts';

interface CartSummaryProps {
  readonly cart: Cart;
  readonly store: CartStore;
  readonly locale: CartLocale;
  readonly isSaving: boolean;
  /** Between the heading and the sums. */
  readonly children: ReactNode;
}

/** What it comes to: goods, discounts, delivery, the sum and the taxes in it. */
export function CartSummary({ cart, store, locale, isSaving, children }: CartSummaryProps) {
  const id = useId();
  const { texts, money, day } = locale;
  const estimate = useDeliveryEstimate(cart, store);
  const { delivery } = cart;
  const isFree = (delivery?.amount ?? estimate?.from)?.amount === 0;
  const deliveryText = isFree ? texts.forFree : deliveryInWords(cart, estimate, locale);
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {texts.summary}
      </h2>
      {children}
      <dl className={styles.rows} aria-busy={isSaving || undefined} data-saving={isSaving || undefined}>
        <Row label={texts.subtotal} value={money(cart.subtotal)} />
        {cart.discounts.map(({ label, amount }) => (
          <Row key={`${label} ${amount.amount}`} label={label} value={`−${money(amount)}`} isDiscount />
        ))}
        <Row label={delivery?.label ?? texts.delivery} value={deliveryText} />
        <div className={styles.total}>
          <dt>
            {texts.total}
            {!delivery && !isFree && <small>{texts.withoutDelivery}</small>}
          </dt>
          <dd>{money(cart.total)}</dd>
        </div>
      </dl>
      <div className={styles.notes}>
        {cart.taxes.map(({ label, amount }) => (
          <p key={label}>{fillIn(texts.tax, { label, amount: money(amount) })}</p>
        ))}
        {estimate?.day && <p>{fillIn(texts.arrival, { day: day(estimate.day) })}</p>}
      </div>
      {estimate && estimate.payments.length > 0 && (
        <div className={styles.payments}>
          <p>{texts.payments}</p>
          <ul className="plain-list">
            {estimate.payments.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {isSaving ? texts.saving : ''}
      </p>
    </section>
  );
}

function deliveryInWords(
  { delivery }: Cart,
  estimate: DeliveryEstimate | undefined,
  { texts, money }: CartLocale,
): string {
  if (delivery) return money(delivery.amount);
  return estimate?.from ? fillIn(texts.deliveryFrom, { price: money(estimate.from) }) : texts.deliveryNone;
}

function Row({ label, value, isDiscount }: { label: string; value: string; isDiscount?: boolean }) {
  return (
    <div className={styles.row} data-discount={isDiscount}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
