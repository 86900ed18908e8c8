import { keepTogether } from '@witryna/modules/shared/keep-together';
import { useId } from 'react';
import { fillIn } from '../i18n/messages.ts';
import { type OrderLocale, type OrderOnPage, shopDayOf } from '../order-parts/index.ts';
import styles from './order-page.module.css';

interface ReturnsProps {
  readonly returns: OrderOnPage['order_returns'];
  /** How the money goes back when no payment provider sends it. */
  readonly transfer: OrderOnPage['transfer_refund'];
  readonly locale: OrderLocale;
}

/** What the law gives a buyer to send back what was withdrawn from, counted from the statement. */
const DAYS_TO_SEND = 14;

/** The statements of withdrawal from an order: what goes back, where that is, and what comes next. */
export function Returns({ returns, transfer, locale: { language, texts, day, moment } }: ReturnsProps) {
  const id = useId();
  if (returns.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.subtitle}>
        {texts.returns}
      </h2>
      <ul className={styles.returns}>
        {returns.map(({ number, status, status_label: label, created_at: at, items, send_to: address }) => (
          <li key={number}>
            <p className={styles.status}>
              <strong>{label}</strong>
              <span>{fillIn(texts.returnFiled, { number, moment: moment(at) })}</span>
            </p>
            <p>
              {items
                .map(({ quantity, product_name: name }) => `${quantity}\u00a0× ${keepTogether(language, name)}`)
                .join(', ')}
            </p>
            {address && <p>{fillIn(texts.returnAddress, { address, number })}</p>}
            <p className={styles.quiet}>{nextOf(status, at)}</p>
          </li>
        ))}
      </ul>
    </section>
  );

  /** What the buyer does next, or waits for. */
  function nextOf(status: string, filedAt: string): string | undefined {
    switch (status) {
      case 'requested':
        return fillIn(texts.returnRequested, { day: day(daysAfter(filedAt, DAYS_TO_SEND)) });
      case 'received':
        return transfer ? texts.returnReceivedTransfer : texts.returnReceived;
      case 'refunded':
        if (!transfer) return texts.returnRefunded;
        return transfer.amount.value > 0 ? texts.returnTransferWaits : texts.returnTransferSent;
      case 'rejected':
        return texts.returnRejected;
      default:
        return undefined;
    }
  }
}

/** `2026-12-08`, so many days after that of `2026-11-24 10:00:00`. */
export function daysAfter(moment: string, days: number): string {
  const date = new Date(`${shopDayOf(moment)}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
