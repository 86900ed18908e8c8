import type { Refund } from '../../../api/commerce/order-payments.ts';
import { formatMoment, formatMoney } from '../../../i18n/format.ts';
import { t } from '../../../i18n/pl.ts';
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx';
import styles from './order-payments.module.css';

const TONES: Readonly<Record<Refund['state'], BadgeTone>> = {
  requested: 'neutral',
  pending: 'warning',
  done: 'success',
  failed: 'danger',
};

/** Money that went back, or is on its way. */
export function RefundRow({ refund }: { readonly refund: Refund }) {
  const { amount, currency, state, isByHand, reason, createdAt, doneAt } = refund;
  const isToTransfer = isByHand && state === 'requested';
  return (
    <li className={styles.row}>
      <span className={styles.line}>
        <span>{t.orders.knownNotes[reason] ?? reason}</span>
        <span className={styles.amount}>{formatMoney({ amount, currency })}</span>
      </span>
      <span className={styles.line}>
        <span className={styles.detail}>{formatMoment(doneAt ?? createdAt)}</span>
        <Badge tone={isToTransfer ? 'warning' : TONES[state]}>
          {isToTransfer ? t.payments.refund.toTransfer : t.payments.refund.states[state]}
        </Badge>
      </span>
    </li>
  );
}
