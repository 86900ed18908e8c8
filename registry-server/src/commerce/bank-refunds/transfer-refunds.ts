import type { Db } from '../../database/dialects.ts';
import { keyList } from '../../database/insert-many.ts';
import type { Trx } from '../../database/transaction.ts';
import { isRefundedByTransfer } from './is-refunded-by-transfer.ts';
import type { RefundAccountsStore } from './refund-accounts.store.ts';

/** How the money of an order goes back when no provider sends it. */
export interface TransferRefund {
  /** Of the account that the buyer has named. */
  readonly ending: string | undefined;
  /** Minor units that are decided about and not sent yet. */
  readonly toSend: number;
  /** There is money to be sent, or a return that is not settled: the account may still be named or changed. */
  readonly isAwaited: boolean;
}

/** By order; those whose money a provider sends back are not in it. As many queries for a hundred as for one. */
export async function transferRefundsOf(
  db: Db | Trx,
  accounts: Pick<RefundAccountsStore, 'endingsOf'>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, TransferRefund>> {
  if (orderIds.length === 0) return new Map();
  const attempts = await db
    .selectFrom('payment_attempt')
    .select(['orderId', 'provider', 'method', 'capturedAt'])
    .where('orderId', 'in', keyList(orderIds))
    .orderBy('id')
    .execute();
  const ids = [...Map.groupBy(attempts, ({ orderId }) => orderId ?? 0)].flatMap(([orderId, ofOrder]) =>
    isRefundedByTransfer(ofOrder) ? [orderId] : [],
  );
  if (ids.length === 0) return new Map();
  const refunds = await db
    .selectFrom('payment_refund')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'payment_refund.attemptId')
    .select(['payment_refund.orderId', 'payment_refund.amount'])
    .where('payment_refund.orderId', 'in', keyList(ids))
    .where('payment_attempt.provider', 'is', null)
    .where('payment_refund.state', '=', 'requested')
    .execute();
  const returns = await db
    .selectFrom('return_request')
    .select('orderId')
    .where('orderId', 'in', keyList(ids))
    .where('status', 'in', ['requested', 'received'])
    .execute();
  const endings = await accounts.endingsOf(ids, db);
  const open = new Set(returns.map(({ orderId }) => orderId));
  return new Map(
    ids.map((id) => {
      const ofOrder = refunds.filter(({ orderId }) => orderId === id);
      const toSend = ofOrder.reduce((sum, { amount }) => sum + amount, 0);
      return [id, { ending: endings.get(id), toSend, isAwaited: ofOrder.length > 0 || open.has(id) }];
    }),
  );
}
