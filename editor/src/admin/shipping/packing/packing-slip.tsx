import { formatDelivery } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
import type { Order } from '../../../api/commerce/orders.ts';
import { formatMoment, formatMoney } from '../../../i18n/format.ts';
import { t } from '../../../i18n/pl.ts';
import { openLines } from '../parcel.form-values.ts';
import { PackedLines } from './packed-lines.tsx';
import { optionsOf, piecesOf, shelfNameOf } from './picking-list.ts';
import { recipientLines } from './recipient-lines.ts';
import styles from './sheet.module.css';

const AT_THE_DOOR = 'cashondelivery';

/** A page for the packer: what goes into the parcel, who gets it and where; without prices, which are nobody's there. */
export function PackingSlip({ order }: { readonly order: Order }) {
  const { number, createdAt, point, carrierTitle, methodTitle, note } = order;
  const words = t.packing.slip;
  const titleId = `slip-${order.id}`;
  const { who, where } = recipientLines(order);
  const lines = openLines(order.lines).map((line) => ({
    ...line,
    key: line.id,
    name: shelfNameOf(line),
    quantity: line.left,
    options: optionsOf(line),
    kind: t.orders.kinds[line.kind],
  }));
  return (
    <article className={styles.sheet} aria-labelledby={titleId}>
      <div className={styles.top}>
        <h2 id={titleId} className={styles.title}>
          {t.orders.byCode(number)}
        </h2>
        <p>{t.orders.placed(formatMoment(createdAt))}</p>
      </div>
      <dl className={styles.facts}>
        <Fact term={words.recipient}>
          {who.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Fact>
        <Fact term={point ? words.point : words.address}>
          {point && <p className={styles.strong}>{point.code}</p>}
          {where.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Fact>
        <Fact term={words.carrier}>{formatDelivery({ carrierTitle, methodTitle })}</Fact>
        <Fact term={words.payment}>
          <span className={styles.strong}>{paymentOf(order)}</span>
        </Fact>
      </dl>
      {note && (
        <div className={styles.note}>
          <h3>{words.note}</h3>
          <p>{note}</p>
        </div>
      )}
      {order.shipments.length > 0 && <p className={styles.summary}>{words.partly}</p>}
      <PackedLines label={words.lines(number)} lines={lines} />
      <p className={styles.summary}>{words.summary(piecesOf(lines))}</p>
    </article>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the courier has to be told: whether money is to be taken at the door. */
function paymentOf({ paidAt, paymentMethod, total, currency }: Order): string {
  if (paidAt !== null) return t.packing.slip.paid;
  if (paymentMethod === AT_THE_DOOR) return t.packing.slip.atTheDoor(formatMoney({ amount: total, currency }));
  return t.packing.slip.unpaid;
}
