import { keepTogether } from '@witryna/modules/shared/keep-together';
import type { Cart } from '../../cart/index.ts';
import { Sums, TaxNotes } from '../../cart-view/index.ts';
import { fillIn } from '../../i18n/messages.ts';
import { countedSentence } from '../../i18n/shop-action-texts.ts';
import { type CheckoutLocale, deliveryPrice } from '../checkout-locale.ts';
import styles from './frame.module.css';
import type { SummaryPlace } from './step-frame.tsx';

interface OrderSummaryProps {
  readonly cart: Cart;
  readonly locale: CheckoutLocale;
  readonly isSaving: boolean;
  readonly cartAddress: string;
}

/** What is ordered and what it comes to: folded above a step on a narrow screen, beside it on a wide one. */
export function OrderSummary({ place, ...content }: OrderSummaryProps & { readonly place: SummaryPlace }) {
  const { cart, locale } = content;
  const { texts, money, cart: cartLocale } = locale;
  if (place === 'beside') {
    return (
      <section className={styles.beside} aria-label={texts.summary}>
        <h2 className={styles.summaryTitle}>{texts.summary}</h2>
        <SummaryContent {...content} />
      </section>
    );
  }
  const pieces = countedSentence(cartLocale.texts.pieces, locale.language, cart.pieces);
  return (
    <details className={styles.folded}>
      <summary>
        <span>{texts.summary}</span>
        <span className={styles.short}>{fillIn(texts.summaryShort, { pieces, total: money(cart.total) })}</span>
      </summary>
      <SummaryContent {...content} />
    </details>
  );
}

function SummaryContent({ cart, locale, isSaving, cartAddress }: OrderSummaryProps) {
  const { texts, money, cart: cartLocale } = locale;
  return (
    <div className={styles.summary}>
      <ul className={`plain-list ${styles.lines}`}>
        {cart.lines.map(({ uid, name, choice, picture, quantity, total, isGift, isSample, problem }) => (
          <li key={uid} className={styles.line}>
            {picture ? <img src={picture} alt="" width={56} height={70} loading="lazy" /> : <span />}
            <div>
              <p>{keepTogether(locale.language, name)}</p>
              <p className={styles.quiet}>
                {[choice, fillIn(cartLocale.texts.quantityShort, { count: String(quantity) })]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {problem && <p className={styles.problem}>{problem}</p>}
            </div>
            <p className={styles.amount}>{isGift || isSample ? cartLocale.texts.forFree : money(total)}</p>
          </li>
        ))}
      </ul>
      <Sums
        cart={cart}
        locale={cartLocale}
        delivery={cart.delivery ? deliveryPrice(cart.delivery.amount, locale) : cartLocale.texts.deliveryNone}
        totalNote={!cart.delivery && cartLocale.texts.withoutDelivery}
        isSaving={isSaving}
      />
      <div className={styles.quiet}>
        <TaxNotes cart={cart} locale={cartLocale} />
      </div>
      <a className={styles.link} href={cartAddress}>
        {texts.backToCart}
      </a>
    </div>
  );
}
