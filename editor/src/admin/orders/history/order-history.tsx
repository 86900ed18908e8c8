import type { Order } from '../../../api/commerce/orders.ts';
import { formatMoment } from '../../../i18n/format.ts';
import { t } from '../../../i18n/pl.ts';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './order-history.module.css';

/** Every move of the order, newest first: where to, when, by whom and why. */
export function OrderHistory({ order }: { readonly order: Order }) {
  return (
    <Card title={t.orders.parts.history}>
      <ol className={styles.list}>
        {order.history.toReversed().map(({ to, label, at, actorKind, actorName, note }) => (
          <li key={`${at}-${to}`} className={styles.step}>
            <span className={styles.label}>{label}</span>
            <span className={styles.by}>
              <time dateTime={at}>{formatMoment(at)}</time>, {actorName ?? t.orders.actors[actorKind]}
            </span>
            {note && <span className={styles.note}>{t.orders.knownNotes[note] ?? note}</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
