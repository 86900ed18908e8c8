import { Link } from 'react-router-dom';
import type { Order, OrderLine } from '../../api/commerce/orders.ts';
import { formatMoney } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './order-lines.module.css';
import { OrderTotals } from './order-totals.tsx';

/** What was ordered, for how much, and what became of it. */
export function OrderLines({ order }: { readonly order: Order }) {
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  return (
    <Card title={t.orders.parts.lines}>
      <table className={styles.table} aria-label={t.orders.parts.lines}>
        <thead>
          <tr>
            <th scope="col">{t.orders.columnsOfLines.product}</th>
            <th scope="col" data-align="end">
              {t.orders.columnsOfLines.quantity}
            </th>
            <th scope="col" data-align="end" data-secondary="true">
              {t.orders.columnsOfLines.price}
            </th>
            <th scope="col" data-align="end">
              {t.orders.columnsOfLines.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <LineName line={line} />
              </th>
              <td data-align="end">{line.quantity}</td>
              <td data-align="end" data-secondary="true">
                {money(line.unitPrice)}
              </td>
              <td data-align="end">{money(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <OrderTotals order={order} />
    </Card>
  );
}

function LineName({ line }: { readonly line: OrderLine }) {
  const { productSku, sku, name, options, kind, quantity, shipped, canceled, returned } = line;
  const became = [
    shipped > 0 && shipped < quantity && t.orders.shippedOf(shipped, quantity),
    canceled > 0 && t.orders.canceledOf(canceled),
    returned > 0 && t.orders.returnedOf(returned),
  ].filter(Boolean);
  return (
    <>
      <Link to={`/products/${encodeURIComponent(productSku)}`} className={styles.name}>
        {name}
      </Link>{' '}
      {kind !== 'item' && <Badge>{t.orders.kinds[kind]}</Badge>}
      <span className={styles.detail}>{[...options.map(({ value }) => value), sku].join(' · ')}</span>
      {became.length > 0 && <span className={styles.became}>{became.join(', ')}</span>}
    </>
  );
}
