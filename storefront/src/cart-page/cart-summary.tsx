import { type ReactNode, useId } from 'react';
import type { Cart, CartStore, DeliveryEstimate } from '../cart/index.ts';
import { type CartLocale, Sums, TaxNotes } from '../cart-view/index.ts';
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
  const { texts, day } = locale;
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
      <Sums
        cart={cart}
        locale={locale}
        delivery={deliveryText}
        totalNote={!delivery && !isFree && texts.withoutDelivery}
        isSaving={isSaving}
      />
      <div className={styles.notes}>
        <TaxNotes cart={cart} locale={locale} />
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
