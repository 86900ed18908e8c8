import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import {
  type BankRefund,
  bankRefundsQuery,
  type OrderRefundAccount,
  refundAccountQuery,
} from '../../api/commerce/bank-refunds.ts';
import { formatMoment, formatMoney } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { AccountNumber } from './account-number.tsx';
import { AskForAccount } from './ask-for-account.tsx';
import styles from './bank-refunds.module.css';
import { CopiedValue } from './copied-value.tsx';
import { DueDay } from './due-day.tsx';
import { RetryRefund } from './retry-refund.tsx';
import { SentDialog } from './sent-dialog.tsx';
import { amountText } from './transfer-amount.ts';

const MOST_SHOWN = 20;

interface OrderTransfersProps {
  readonly orderId: number;
}

/** Where the money of an order goes back to, for orders that a provider does not pay back and that have something to get. */
function useRefundAccount(orderId: number): OrderRefundAccount | undefined {
  const { data } = useQuery(refundAccountQuery(useApi(), orderId));
  return data?.isByTransfer && (data.isAwaited || data.account) ? data : undefined;
}

/** The same as a card of its own. */
export function TransfersCard({ orderId }: OrderTransfersProps) {
  if (!useRefundAccount(orderId)) return null;
  return (
    <Card title={t.bankRefunds.account.title}>
      <OrderTransfers orderId={orderId} />
    </Card>
  );
}

/** The account that the buyer has named, and the transfers to it that are to be sent; nothing where a provider pays back. */
export function OrderTransfers({ orderId }: OrderTransfersProps) {
  const known = useRefundAccount(orderId);
  const filter = { sent: false, orderId, page: 1, pageSize: MOST_SHOWN };
  const transfers = useQuery({ ...bankRefundsQuery(useApi(), filter), enabled: known !== undefined });
  const [isTyping, setTyping] = useState(false);
  if (!known) return null;
  const { account, recipient, isAwaited } = known;
  const words = t.bankRefunds.account;
  return (
    <div className={styles.transfers}>
      {account ? (
        <dl className={styles.facts}>
          <Fact name={words.number} note={words.changed(formatMoment(account.changedAt))}>
            <AccountNumber account={account} />
          </Fact>
          <Fact name={words.recipient}>
            <CopiedValue name={words.recipient}>{recipient}</CopiedValue>
          </Fact>
        </dl>
      ) : (
        isAwaited && (
          <Notice tone="warning" actions={<AskForAccount orderId={orderId} />}>
            {words.missing}
          </Notice>
        )
      )}
      {isAwaited && (
        <div className={styles.given}>
          <Button appearance="link" onClick={() => setTyping(true)}>
            {account ? t.bankRefunds.givenAccount.change : t.bankRefunds.givenAccount.open}
          </Button>
        </div>
      )}
      {transfers.data?.items.map((refund) => (
        <Transfer key={refund.id} refund={refund} />
      ))}
      {isTyping && <AccountDialog orderId={orderId} onClose={() => setTyping(false)} />}
    </div>
  );
}

/** One transfer to send: its amount and title to be copied, and the press that says it was sent. */
function Transfer({ refund }: { readonly refund: BankRefund }) {
  const [isAsking, setAsking] = useState(false);
  const { amount, currency, title, isRefused } = refund;
  const words = t.bankRefunds.account;
  return (
    <div className={styles.transfer}>
      {isRefused && (
        <div className={styles.end}>
          <Badge tone="warning">{t.bankRefunds.refused.badge}</Badge>
          <RetryRefund refund={refund} />
        </div>
      )}
      <dl className={styles.facts}>
        <Fact name={words.amount}>
          <CopiedValue name={words.amount} value={amountText(amount)}>
            {formatMoney({ amount, currency })}
          </CopiedValue>
        </Fact>
        <Fact name={words.transferTitle}>
          <CopiedValue name={words.transferTitle}>{title}</CopiedValue>
        </Fact>
      </dl>
      <div className={styles.end}>
        <DueDay refund={refund} />
        <Button appearance="primary" onClick={() => setAsking(true)}>
          {t.bankRefunds.sent.action}
        </Button>
      </div>
      {isAsking && <SentDialog refund={refund} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Fact({
  name,
  note,
  children,
}: {
  readonly name: string;
  readonly note?: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {note && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}
