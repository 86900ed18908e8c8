import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { type OrderPayments, orderPaymentsQuery } from '../../../api/commerce/order-payments.ts';
import type { Order } from '../../../api/commerce/orders.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { t } from '../../../i18n/pl.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { OrderTransfers } from '../../bank-refunds/index.ts';
import styles from './order-payments.module.css';
import { PaymentAttemptRow } from './payment-attempt-row.tsx';
import { PaymentReceivedDialog } from './payment-received-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundRow } from './refund-row.tsx';

const TONES: Readonly<Record<NonNullable<OrderPayments['outcome']>, BadgeTone>> = {
  paid: 'success',
  pending: 'warning',
  failed: 'danger',
  refunded: 'neutral',
};

/** What was paid, how it was tried, and what went back. */
export function OrderPaymentsCard({ order }: { readonly order: Order }) {
  const query = useQuery(orderPaymentsQuery(useApi(), order.id));
  const { data } = query;
  return (
    <Card
      title={t.orders.parts.payment}
      aside={data?.outcome && <Badge tone={TONES[data.outcome]}>{t.payments.outcomes[data.outcome]}</Badge>}
    >
      <p>{order.paymentTitle}</p>
      {query.isPending && <Skeleton height={60} />}
      {query.isError && (
        <Notice tone="danger" actions={<Button onClick={() => query.refetch()}>{t.common.retry}</Button>}>
          {errorSentence(query.error)}
        </Notice>
      )}
      {data && <Money order={order} payments={data} />}
    </Card>
  );
}

function Money({ order, payments }: { readonly order: Order; readonly payments: OrderPayments }) {
  const [asked, setAsked] = useState<'received' | 'refund'>();
  const { captured, refunded, attempts, refunds } = payments;
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  const close = () => setAsked(undefined);
  const left = captured - refunded;
  const notSent = refunds.reduce((sum, { state, amount }) => sum + (state === 'requested' ? amount : 0), 0);
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{t.payments.captured}</dt>
          <dd>{money(captured)}</dd>
        </div>
        {refunded > 0 && (
          <div>
            <dt>{t.payments.refunded}</dt>
            <dd>{money(refunded)}</dd>
          </div>
        )}
        {notSent > 0 && (
          <div>
            <dt>{t.payments.notSent}</dt>
            <dd>{money(notSent)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        {isAwaitedByHand(payments) && (
          <Button appearance="primary" onClick={() => setAsked('received')}>
            {t.payments.received.action}
          </Button>
        )}
        {left > 0 && <Button onClick={() => setAsked('refund')}>{t.payments.refund.action}</Button>}
      </div>
      {attempts.length === 0 && <p className={styles.none}>{t.payments.none}</p>}
      {attempts.length > 0 && (
        <ul aria-label={t.payments.attempts} className={styles.list}>
          {attempts.toReversed().map((attempt) => (
            <PaymentAttemptRow key={attempt.id} attempt={attempt} />
          ))}
        </ul>
      )}
      {refunds.length > 0 && (
        <>
          <h3 className={styles.heading}>{t.payments.refund.list}</h3>
          <ul aria-label={t.payments.refund.list} className={styles.list}>
            {refunds.map((refund) => (
              <RefundRow key={refund.id} refund={refund} />
            ))}
          </ul>
        </>
      )}
      <OrderTransfers orderId={order.id} />
      {asked === 'received' && <PaymentReceivedDialog order={order} onClose={close} />}
      {asked === 'refund' && <RefundDialog order={order} left={left} onClose={close} />}
    </>
  );
}

/** A transfer, or the money of a carrier, which nobody but a person sees arriving. */
const isAwaitedByHand = ({ attempts }: OrderPayments) => {
  const last = attempts.findLast(({ provider }) => provider === undefined);
  return last !== undefined && last.state !== 'captured' && last.state !== 'returned' && last.amount > 0;
};
