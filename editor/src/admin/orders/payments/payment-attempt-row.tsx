import type { PaymentAttempt } from '../../../api/commerce/order-payments.ts';
import { formatMoment, formatMoney } from '../../../i18n/format.ts';
import { t } from '../../../i18n/pl.ts';
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx';
import styles from './order-payments.module.css';

const TONES: Readonly<Record<string, BadgeTone>> = {
  review: 'warning',
  declined: 'danger',
  captured: 'success',
};

/** One attempt to pay: how, how much, and how far it came. */
export function PaymentAttemptRow({ attempt }: { readonly attempt: PaymentAttempt }) {
  const { method, state, amount, currency, createdAt, capturedAt, expiresAt, externalId, reasonCode } = attempt;
  const isOpen = state === 'created' || state === 'pending' || state === 'review';
  const details = [
    formatMoment(capturedAt ?? createdAt),
    isOpen && expiresAt && t.payments.expires(formatMoment(expiresAt)),
    externalId && t.payments.external(externalId),
    reasonCode,
  ].filter(Boolean);
  return (
    <li className={styles.row}>
      <span className={styles.line}>
        <span>{t.payments.methods[method] ?? method}</span>
        <span className={styles.amount}>{formatMoney({ amount, currency })}</span>
      </span>
      <span className={styles.line}>
        <span className={styles.detail}>{details.join(', ')}</span>
        <Badge tone={TONES[state] ?? 'neutral'}>{t.payments.states[state] ?? state}</Badge>
      </span>
    </li>
  );
}
