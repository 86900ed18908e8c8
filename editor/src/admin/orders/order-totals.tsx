import type { Order } from '../../api/commerce/orders.ts';
import { formatMoney } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import styles from './order-totals.module.css';

/** From the price of the goods to what is paid, tax by tax. */
export function OrderTotals({ order }: { readonly order: Order }) {
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  const { subtotal, discounts, delivery, deliveryPrice, deliveryDiscount, taxes, total } = order;
  return (
    <dl className={styles.totals}>
      <Sum term={t.orders.subtotal} value={money(subtotal)} />
      {discounts.map(
        ({ code, label, goods }) =>
          goods > 0 && <Sum key={code} term={t.orders.discount(label || code)} value={`−${money(goods)}`} />,
      )}
      <Sum
        term={t.orders.delivery}
        value={delivery === 0 && deliveryDiscount === 0 ? t.orders.free : money(deliveryPrice)}
      />
      {deliveryDiscount > 0 && <Sum term={t.orders.deliveryDiscount} value={`−${money(deliveryDiscount)}`} />}
      <Sum term={t.orders.total} value={money(total)} isTotal />
      {taxes.map(({ rate, amount }) => (
        <Sum key={rate} term={t.orders.tax(rate)} value={money(amount)} isMinor />
      ))}
    </dl>
  );
}

interface SumProps {
  readonly term: string;
  readonly value: string;
  readonly isTotal?: boolean;
  readonly isMinor?: boolean;
}

function Sum({ term, value, isTotal, isMinor }: SumProps) {
  return (
    <div className={styles.sum} data-total={isTotal} data-minor={isMinor}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
