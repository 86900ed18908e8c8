import type { Order } from '../../../api/commerce/orders.ts';
import { formatMoment } from '../../../i18n/format.ts';
import { t } from '../../../i18n/pl.ts';
import { PackedLines } from './packed-lines.tsx';
import { pickingList, piecesOf } from './picking-list.ts';
import styles from './sheet.module.css';

/** What to take from the shelves for all of these orders. */
export function PickingSheet({ orders, readAt }: { readonly orders: readonly Order[]; readonly readAt: string }) {
  const lines = pickingList(orders);
  const words = t.packing.picking;
  return (
    <article className={styles.sheet} aria-labelledby="picking-title">
      <div className={styles.top}>
        <h2 id="picking-title" className={styles.title}>
          {words.title}
        </h2>
        <p>{words.printedAt(formatMoment(readAt))}</p>
      </div>
      <p className={styles.summary}>{words.summary(piecesOf(lines), lines.length)}</p>
      <p className={styles.numbers}>{words.orders(orders.length, orders.map(({ number }) => number).join(', '))}</p>
      <PackedLines label={words.title} lines={lines.map((line) => ({ ...line, key: line.sku }))} />
    </article>
  );
}
