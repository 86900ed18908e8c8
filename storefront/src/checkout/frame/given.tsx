import { phoneInThrees } from '../../forms/phone-number.ts';
import { fillIn } from '../../i18n/messages.ts';
import type { Checkout, Step } from '../checkout.ts';
import type { CheckoutLocale } from '../checkout-locale.ts';
import { unbrokenCode } from '../unbroken-code.ts';
import styles from './frame.module.css';

interface GivenProps {
  readonly checkout: Checkout;
  readonly step: Step;
  readonly locale: CheckoutLocale;
  /** The point of the chosen delivery, in words. */
  readonly point?: string | undefined;
  readonly onStep: (step: Step) => void;
}

/** What was given in the steps before, so that a slip is seen before the order. */
export function Given({ checkout, step, locale, point, onStep }: GivenProps) {
  if (step === 'details') return null;
  const { texts } = locale;
  const { email, shipping, billing, hasInvoice, deliveries, deliveryId } = checkout;
  const rows: { readonly of: 'details' | 'delivery'; readonly lines: readonly string[] }[] = [];
  if (shipping) {
    const { firstName, lastName, street, postcode, city, phone } = shipping;
    rows.push({
      of: 'details',
      lines: [
        `${firstName} ${lastName}, ${street}, ${unbrokenCode(postcode)} ${city}`,
        [email, phoneInThrees(phone).replaceAll(' ', '\u00a0')].filter(Boolean).join(', '),
        ...(hasInvoice && billing ? [`${billing.company}, NIP ${billing.vatId}`] : []),
      ],
    });
  }
  const chosen = deliveries.find(({ id }) => id === deliveryId);
  if (step === 'payment' && chosen) {
    rows.push({
      of: 'delivery',
      lines: [
        [chosen.title, chosen.days && locale.days(chosen.days)].filter(Boolean).join(', '),
        ...(point ? [point] : []),
      ],
    });
  }
  return (
    <dl className={styles.given}>
      {rows.map(({ of, lines }) => (
        <div key={of}>
          <dt>{texts.given[of]}</dt>
          <dd>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </dd>
          <dd>
            <button
              type="button"
              className={styles.link}
              aria-label={fillIn(texts.changeStep, { what: texts.given[of] })}
              onClick={() => onStep(of)}
            >
              {texts.change}
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
