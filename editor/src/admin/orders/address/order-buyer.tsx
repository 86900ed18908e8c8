import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Order } from '../../../api/commerce/orders.ts';
import { formatMoment } from '../../../i18n/format.ts';
import { t } from '../../../i18n/pl.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { OrderMessages } from '../../contact-messages/index.ts';
import { AddressDialog } from './address-dialog.tsx';
import { addressLines } from './address-lines.ts';
import styles from './order-buyer.module.css';

/** Who buys, where it goes, whom the receipt is for, and what they agreed to. */
export function OrderBuyer({ order }: { readonly order: Order }) {
  const { name, email, customerId, note, consents } = order;
  const shipping = addressLines(order.shippingAddress);
  const billing = addressLines(order.billingAddress);
  const [corrects, setCorrects] = useState(false);
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
        <OrderMessages orderId={order.id} />
      </div>
      {note && (
        <div className={styles.block}>
          <h3 className={styles.term}>{t.orders.buyerNote}</h3>
          <p className={styles.words}>{note}</p>
        </div>
      )}
      <Address title={t.orders.shippingAddress} lines={shipping}>
        {order.isAddressOpen && (
          <Button appearance="link" className={styles.correct} onClick={() => setCorrects(true)}>
            {t.orders.address.open}
          </Button>
        )}
      </Address>
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
      {corrects && <AddressDialog order={order} onClose={() => setCorrects(false)} />}
    </Card>
  );
}

interface AddressProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly children?: ReactNode;
}

function Address({ title, lines, children }: AddressProps) {
  return (
    <div className={styles.block}>
      <h3 className={styles.term}>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </div>
  );
}
