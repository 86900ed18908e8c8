import { formatDelivery } from '@witryna/module-schemas';
import { ExternalLink, PackagePlus } from 'lucide-react';
import { useState } from 'react';
import type { Order, Parcel } from '../../api/commerce/orders.ts';
import { formatDay, formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { OrderLabels } from './labels/order-labels.tsx';
import styles from './order-parcels.module.css';
import { openLines } from './parcel.form-values.ts';
import { ParcelDialog } from './parcel-dialog.tsx';
import { PointDialog } from './point-dialog.tsx';
import { TrackingDialog } from './tracking-dialog.tsx';

/** How the order travels: the way that was chosen, and every parcel that left. */
export function OrderParcels({ order }: { readonly order: Order }) {
  const [isSending, setSending] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const { carrierTitle, methodTitle, point, estimateFrom, estimateTo, shipments, status } = order;
  const maySend = status === 'processing' && openLines(order.lines).length > 0;
  return (
    <Card
      title={t.orders.parts.delivery}
      aside={
        maySend && (
          <Button appearance="primary" icon={PackagePlus} onClick={() => setSending(true)}>
            {t.shipping.make}
          </Button>
        )
      }
    >
      <div>
        <p className={styles.method}>{formatDelivery({ carrierTitle, methodTitle })}</p>
        {point && (
          <p>
            {t.orders.point(point.code)}, {point.address}
          </p>
        )}
        {order.isPointOpen && (
          <Button appearance="link" className={styles.change} onClick={() => setMoving(true)}>
            {t.shipping.point.open}
          </Button>
        )}
        {estimateFrom && estimateTo && (
          <p className={styles.muted}>{t.orders.estimate(formatDay(estimateFrom), formatDay(estimateTo))}</p>
        )}
      </div>
      <OrderLabels order={order} />
      {shipments.length === 0 && <p className={styles.muted}>{t.shipping.none}</p>}
      {shipments.length > 0 && (
        <ul className={styles.list}>
          {shipments.map((parcel) => (
            <ParcelRow key={parcel.id} order={order} parcel={parcel} />
          ))}
        </ul>
      )}
      {isSending && <ParcelDialog order={order} onClose={() => setSending(false)} />}
      {isMoving && <PointDialog order={order} onClose={() => setMoving(false)} />}
    </Card>
  );
}

function ParcelRow({ order, parcel }: { readonly order: Order; readonly parcel: Parcel }) {
  const [isAdding, setAdding] = useState(false);
  const { number, createdAt, lines, tracking, note } = parcel;
  const nameOf = new Map(order.lines.map((line) => [line.id, line.name]));
  return (
    <li className={styles.parcel}>
      <div className={styles.top}>
        <h3 className={styles.name}>{t.shipping.parcel(number)}</h3>
        <time dateTime={createdAt} className={styles.muted}>
          {formatMoment(createdAt)}
        </time>
      </div>
      <p className={styles.muted}>
        {lines.map(({ lineId, quantity }) => `${quantity} × ${nameOf.get(lineId) ?? ''}`).join(', ')}
      </p>
      {note && <p>{note}</p>}
      <ul className={styles.numbers}>
        {tracking.map(({ id, title, number: code, url }) => (
          <li key={id}>
            {title}{' '}
            {url ? (
              <a href={url} target="_blank" rel="noreferrer" aria-label={t.shipping.track(code)}>
                {code} <ExternalLink size={13} aria-hidden="true" />
              </a>
            ) : (
              <span>{code}</span>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.add}>
        <Button appearance="link" onClick={() => setAdding(true)}>
          {t.shipping.addNumber}
        </Button>
      </div>
      {isAdding && <TrackingDialog order={order} parcel={parcel} onClose={() => setAdding(false)} />}
    </li>
  );
}
