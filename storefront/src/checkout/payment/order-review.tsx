import { keepTogether } from '@witryna/modules/shared/keep-together';
import type { ReactNode } from 'react';
import type { Cart } from '../../cart/index.ts';
import { Sums, TaxNotes } from '../../cart-view/index.ts';
import { phoneInThrees } from '../../forms/phone-number.ts';
import { fillIn } from '../../i18n/messages.ts';
import type { Checkout, Step } from '../checkout.ts';
import { unbrokenCode } from '../unbroken-code.ts';
import type { PaymentLocale } from './payment-locale.ts';
import styles from './payment-step.module.css';

interface OrderReviewProps {
  readonly cart: Cart;
  readonly checkout: Checkout;
  readonly locale: PaymentLocale;
  readonly isSaving: boolean;
  readonly cartAddress: string;
  /** The point of the chosen delivery, in words. */
  readonly pointWords: string | undefined;
  readonly onStep: (step: Step) => void;
}

/** All that is about to be ordered, each part with the way to change it. */
export function OrderReview(props: OrderReviewProps) {
  const { cart, checkout, locale, isSaving, cartAddress, pointWords, onStep } = props;
  const { texts, money, cart: cartLocale } = locale;
  const { email, shipping, billing, hasInvoice, deliveries, deliveryId, pointCode } = checkout;
  const chosen = deliveries.find(({ id }) => id === deliveryId);
  const point = pointWords ?? pointCode;
  const change = (what: string, step: Step) => (
    <button
      type="button"
      className={styles.link}
      aria-label={fillIn(texts.changeNamed, { what })}
      onClick={() => onStep(step)}
    >
      {texts.change}
    </button>
  );
  return (
    <section className={styles.review} aria-labelledby="order-review">
      <h2 className={styles.subtitle} id="order-review">
        {texts.review}
      </h2>
      <dl className={styles.parts}>
        {shipping && (
          <Part name={texts.details} change={change(texts.details, 'details')}>
            <p>
              {shipping.firstName} {shipping.lastName}, {shipping.street}, {unbrokenCode(shipping.postcode)}{' '}
              {shipping.city}
            </p>
            <p>{[email, phoneInThrees(shipping.phone).replaceAll(' ', '\u00a0')].filter(Boolean).join(', ')}</p>
            {hasInvoice && billing && (
              <p>{fillIn(texts.invoice, { company: billing.company, vatId: billing.vatId })}</p>
            )}
          </Part>
        )}
        {chosen && (
          <Part name={texts.delivery} change={change(texts.delivery, 'delivery')}>
            <p>{[chosen.title, chosen.days && locale.days(chosen.days)].filter(Boolean).join(', ')}</p>
            {chosen.network && point && <p>{point}</p>}
          </Part>
        )}
        <Part
          name={texts.goods}
          change={
            <a className={styles.link} href={cartAddress} aria-label={fillIn(texts.changeNamed, { what: texts.goods })}>
              {texts.change}
            </a>
          }
        >
          <ul className={`plain-list ${styles.lines}`}>
            {cart.lines.map(({ uid, name, choice, quantity, total, isGift, isSample, problem }) => (
              <li key={uid} className={styles.line}>
                <span>
                  {keepTogether(locale.language, [name, choice].filter(Boolean).join(', '))}&nbsp;
                  <span className={styles.count}>×&nbsp;{quantity}</span>
                </span>
                <span className={styles.amount}>{isGift || isSample ? cartLocale.texts.forFree : money(total)}</span>
                {problem && <p className={styles.fault}>{problem}</p>}
              </li>
            ))}
          </ul>
        </Part>
      </dl>
      <Sums
        cart={cart}
        locale={cartLocale}
        delivery={cart.delivery?.amount.amount === 0 ? cartLocale.texts.forFree : moneyOf(cart, money)}
        isSaving={isSaving}
      />
      <div className={styles.quiet}>
        <TaxNotes cart={cart} locale={cartLocale} />
      </div>
    </section>
  );
}

const moneyOf = ({ delivery }: Cart, money: PaymentLocale['money']) => (delivery ? money(delivery.amount) : '');

interface PartProps {
  readonly name: string;
  readonly change: ReactNode;
  readonly children: ReactNode;
}

function Part({ name, change, children }: PartProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd>{change}</dd>
    </div>
  );
}
