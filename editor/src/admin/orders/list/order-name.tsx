import { CircleAlert } from 'lucide-react';
import type { OrderSummary } from '../../../api/commerce/orders.ts';
import { t } from '../../../i18n/pl.ts';
import { RowName } from '../../../lists/row-name.tsx';
import styles from './order-name.module.css';

/** The number of an order with its buyer; those that ask for attention are pointed out. */
export function OrderName({ order }: { readonly order: OrderSummary }) {
  const { id, number, name, email, isHighlighted } = order;
  const buyer = (
    <>
      {name}
      <span className={styles.email}>, {email}</span>
    </>
  );
  return (
    <div className={styles.row} data-highlighted={isHighlighted || undefined}>
      {isHighlighted && (
        <span
          role="img"
          className={styles.mark}
          data-tooltip={t.orders.needsAttention}
          aria-label={t.orders.needsAttention}
        >
          <CircleAlert size={15} aria-hidden="true" />
        </span>
      )}
      <div className={styles.words}>
        <RowName to={`/orders/${id}`} detail={buyer}>
          {number}
        </RowName>
      </div>
    </div>
  );
}
