import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import type { Order } from '../../api/commerce/orders.ts';
import { returnsQuery } from '../../api/commerce/returns.ts';
import { formatDay } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './order-returns.module.css';
import { ReturnStatusBadge } from './return-status-badge.tsx';

const MOST_SHOWN = 20;

/** What comes back of an order, before anything else is done with it; nothing while nothing does. */
export function OrderReturns({ order }: { readonly order: Pick<Order, 'number'> }) {
  const returns = useQuery(returnsQuery(useApi(), { order: order.number, page: 1, pageSize: MOST_SHOWN }));
  const items = returns.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card title={t.returns.title}>
      <ul className={styles.list}>
        {items.map(({ id, number, status, createdAt, lines }) => (
          <li key={id} className={styles.row}>
            <span>
              <Link to={`/returns/${id}`}>{t.returns.byNumber(number)}</Link>
              <span className={styles.detail}>
                {t.returns.requested(formatDay(createdAt))},{' '}
                {t.orders.pieces(lines.reduce((sum, { quantity }) => sum + quantity, 0))}
              </span>
            </span>
            <ReturnStatusBadge status={status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
