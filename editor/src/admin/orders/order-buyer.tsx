import { Link } from 'react-router-dom';
import type { Order } from '../../api/orders.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Card } from '../../ui/card.tsx';
import { addressLines } from './address-lines.ts';
import styles from './order-buyer.module.css';

/** Who buys, where it goes, whom the receipt is for, and what they agreed to. */
export function OrderBuyer({ order }: { readonly order: Order }) {
  const { name, email, customerId, note, consents } = order;
  const shipping = addressLines(order.shippingAddress);
  const billing = addressLines(order.billingAddress);
  const isSame = shipping.join() === billing.join();
  return (
    <Card title={t.orders.parts.buyer}>
      <div className={styles.block}>
        <p className={styles.name}>{name}</p>
        <a href={`mailto:${email}`}>{email}</a>
        {customerId === null ? (
          <p className={styles.muted}>{t.orders.guest}</p>
        ) : (
          <Link to={`/customers/${customerId}`}>{t.orders.account}</Link>
        )}
      </div>
      {note && (
        <div className={styles.block}>
          <h3 className={styles.term}>{t.orders.buyerNote}</h3>
          <p className={styles.words}>{note}</p>
        </div>
      )}
      <Address title={t.orders.shippingAddress} lines={shipping} />
      <Address title={t.orders.billingAddress} lines={isSame ? [t.orders.sameAddress] : billing} />
      {consents.length > 0 && (
        <details>
          <summary className={styles.summary}>{t.orders.parts.consents}</summary>
          <ul className={styles.consents}>
            {consents.map(({ agreement, isGranted, textVersion, at }) => (
              <li key={`${agreement}-${at}`}>
                <strong>{agreement}</strong>: {isGranted ? t.orders.granted : t.orders.refused}
                <span className={styles.muted}>
                  {' '}
                  ({textVersion}, {formatMoment(at)})
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function Address({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div className={styles.block}>
      <h3 className={styles.term}>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
