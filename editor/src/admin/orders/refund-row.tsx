import { useState } from 'react';
import { errorSentence } from '../../api/error-sentence.ts';
import { type Refund, usePaymentMutations } from '../../api/order-payments.ts';
import { formatMoment, formatMoney } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toasts.tsx';
import styles from './order-payments.module.css';

const TONES: Readonly<Record<Refund['state'], BadgeTone>> = {
  requested: 'neutral',
  pending: 'warning',
  done: 'success',
  failed: 'danger',
};

export interface RefundRowProps {
  readonly refund: Refund;
  /** No provider sends the money: a person does, and says so here. */
  readonly isByHand: boolean;
}

/** Money that went back, or is on its way. */
export function RefundRow({ refund, isByHand }: RefundRowProps) {
  const { id, orderId, amount, currency, state, reason, createdAt, doneAt } = refund;
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { refundDone } = usePaymentMutations(orderId);
  const money = formatMoney({ amount, currency });
  const onDone = () =>
    refundDone.mutate(id, {
      onSuccess: () => toast({ tone: 'success', text: t.payments.refund.byHandDone }),
      onError: (error) => toast({ tone: 'danger', text: errorSentence(error) }),
      onSettled: () => setAsking(false),
    });
  return (
    <li className={styles.row}>
      <span className={styles.line}>
        <span>{t.orders.knownNotes[reason] ?? reason}</span>
        <span className={styles.amount}>{money}</span>
      </span>
      <span className={styles.line}>
        <span className={styles.detail}>{formatMoment(doneAt ?? createdAt)}</span>
        <Badge tone={TONES[state]}>{t.payments.refund.states[state]}</Badge>
      </span>
      {isByHand && (state === 'requested' || state === 'pending') && (
        <div>
          <Button onClick={() => setAsking(true)}>{t.payments.refund.byHand}</Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t.payments.refund.byHandTitle}
          confirmLabel={t.payments.refund.byHand}
          busy={refundDone.isPending}
          onConfirm={onDone}
          onClose={() => setAsking(false)}
        >
          {t.payments.refund.byHandText(money)}
        </ConfirmDialog>
      )}
    </li>
  );
}
