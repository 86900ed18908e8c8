import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { useApi } from '../../api/api-context.tsx';
import { type ReturnRequest, returnQuery } from '../../api/commerce/returns.ts';
import { LoadedRecord } from '../../forms/loaded-record.tsx';
import { daysAfter } from '../../forms/shop-day.ts';
import { formatDay, formatMoment, formatMoney } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Card } from '../../ui/layout/card.tsx';
import { RecordHeading } from '../../ui/layout/record-heading.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { TransfersCard } from '../bank-refunds/index.ts';
import { ReturnMoves } from './return-moves.tsx';
import styles from './return-screen.module.css';
import { ReturnStatusBadge } from './return-status-badge.tsx';

const DAYS_FOR_MONEY = 14;
const BACK = { to: '/returns', label: t.returns.title };

/** One return: what comes back, from whom, and what staff do with it. */
export function ReturnScreen() {
  const { id } = useParams();
  const query = useQuery(returnQuery(useApi(), Number(id)));
  return (
    <LoadedRecord query={query} back={BACK}>
      {(opened) => <ReturnPage key={opened.id} request={opened} />}
    </LoadedRecord>
  );
}

/** The law gives a shop fourteen days for the money. */
function leadOf({ status, createdAt }: ReturnRequest): string {
  const requested = t.returns.requested(formatMoment(createdAt));
  const isOpen = status === 'requested' || status === 'received';
  return isOpen ? `${requested}. ${t.returns.due(formatDay(daysAfter(createdAt, DAYS_FOR_MONEY)))}` : requested;
}

function ReturnPage({ request }: { readonly request: ReturnRequest }) {
  const { number, status, orderId, orderNumber, name, email, reason, lines, history } = request;
  const title = t.returns.byNumber(number);
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <RecordHeading
        title={title}
        back={BACK}
        badges={<ReturnStatusBadge status={status} />}
        lead={leadOf(request)}
        actions={<ReturnMoves request={request} />}
      />
      <div className={styles.columns}>
        <Card title={t.returns.lines}>
          <ul className={styles.list}>
            {lines.map(({ orderLineId, name: product, sku, options, quantity }) => (
              <li key={orderLineId} className={styles.line}>
                <span>
                  <strong>{product}</strong>
                  <span className={styles.muted}> {[options, sku].filter(Boolean).join(' · ')}</span>
                </span>
                <span>{t.orders.pieces(quantity)}</span>
              </li>
            ))}
          </ul>
          <div className={styles.sum}>
            <span>
              {t.returns.suggested}
              <span className={styles.help}>{t.returns.suggestedHelp}</span>
            </span>
            <strong>{formatMoney({ amount: request.suggestedRefund, currency: request.currency })}</strong>
          </div>
        </Card>
        <Card title={t.returns.buyer}>
          <div className={styles.facts}>
            <span>{name}</span>
            <a href={`mailto:${email}`}>{email}</a>
            <Link to={`/orders/${orderId}`}>{t.returns.orderOf(orderNumber)}</Link>
          </div>
          <div>
            <h3 className={styles.term}>{t.returns.reason}</h3>
            <p className={reason ? styles.words : styles.muted}>{reason ?? t.returns.noReason}</p>
          </div>
        </Card>
        <TransfersCard orderId={orderId} />
        <Card title={t.returns.history}>
          <ol className={styles.list}>
            {history.toReversed().map(({ to, at, staffId, actorName, note }) => (
              <li key={`${to}-${at}`}>
                <strong>{t.returns.statuses[to]}</strong>{' '}
                <span className={styles.muted}>
                  {formatMoment(at)}, {actorName ?? (staffId === undefined ? t.returns.shopper : t.returns.staff)}
                </span>
                {note && <p className={styles.words}>{note}</p>}
              </li>
            ))}
          </ol>
        </Card>
      </div>
    </div>
  );
}
