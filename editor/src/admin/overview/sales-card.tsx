import type { SalesOverview } from '../../api/operations/overview.ts';
import { formatMoney } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './overview-screen.module.css';

const PERIODS = ['yesterday', 'yesterdayBefore', 'week', 'weekBefore'] as const;

/** What was paid yesterday and this week, beside the week before; below it what exactly is counted. */
export function SalesCard({ sales }: { readonly sales: SalesOverview }) {
  const words = t.overview.sales;
  return (
    <Card title={words.title}>
      <dl className={styles.sales}>
        {PERIODS.map((period) => (
          <div key={period} className={styles.period} data-is-before={period.endsWith('Before')}>
            <dt>{words.periods[period]}</dt>
            {sales[period].length === 0 && <dd className={styles.detail}>{words.none}</dd>}
            {sales[period].map(({ currency, orders, total }) => (
              <dd key={currency}>
                <span className={styles.amount}>{formatMoney({ amount: total, currency })}</span>
                <span className={styles.detail}>{words.orders(orders)}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className={styles.detail}>{words.note}</p>
    </Card>
  );
}
