import { Printer } from 'lucide-react';
import type { Order } from '../../api/commerce/orders.ts';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { IconButton } from '../../ui/buttons/button.tsx';
import { type BackTarget, RecordHeading } from '../../ui/layout/record-heading.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { OrderReturns } from '../returns/index.ts';
import { OrderParcels } from '../shipping/index.ts';
import { OrderBuyer } from './address/order-buyer.tsx';
import { OrderHistory } from './history/order-history.tsx';
import { OrderMails } from './history/order-mails.tsx';
import { OrderNotes } from './history/order-notes.tsx';
import { OrderMoves } from './moves/order-moves.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderLines } from './order-lines.tsx';
import styles from './order-page.module.css';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { OrderPaymentsCard } from './payments/order-payments.tsx';

/** An order: what was bought, by whom, how it is paid and sent, and what was done with it. */
export function OrderPage({ order, back }: { readonly order: Order; readonly back: BackTarget }) {
  const title = t.orders.byCode(order.number);
  useDocumentTitle(title);
  return (
    <>
      <RecordHeading
        title={title}
        back={back}
        badges={<OrderStatusBadge status={order.status} label={order.statusLabel} />}
        lead={`${t.orders.placed(formatMoment(order.createdAt))}, ${t.orders.statusSince(formatMoment(order.statusAt))}`}
        actions={
          <>
            <OrderMoves order={order} />
            <IconButton icon={Printer} label={t.orders.documents.print} onClick={() => window.print()} />
          </>
        }
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderLines order={order} />
          <OrderParcels order={order} />
          <OrderNotes order={order} />
          <OrderHistory order={order} />
        </div>
        <div className={styles.column}>
          <OrderReturns order={order} />
          <OrderPaymentsCard order={order} />
          <OrderBuyer order={order} />
          <div className={styles.onScreen}>
            <OrderDocuments order={order} />
            <OrderMails order={order} />
          </div>
        </div>
      </div>
    </>
  );
}
