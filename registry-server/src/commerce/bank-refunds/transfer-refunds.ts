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
  /** Of what is to be sent, some was refused by a provider. */
  readonly isRefused: boolean;
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
  const offline = new Set(
    [...Map.groupBy(attempts, ({ orderId }) => orderId ?? 0)].flatMap(([orderId, ofOrder]) =>
      isRefundedByTransfer(ofOrder) ? [orderId] : [],
    ),
  );
  const refunds = await db
    .selectFrom('payment_refund')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'payment_refund.attemptId')
    .select(['payment_refund.orderId', 'payment_refund.amount', 'payment_refund.state', 'payment_attempt.provider'])
    .where('payment_refund.orderId', 'in', keyList(orderIds))
    .where('payment_refund.byHandSince', 'is not', null)
    .execute();
  const ids = [...new Set([...offline, ...refunds.flatMap(({ orderId }) => orderId ?? [])])];
  if (ids.length === 0) return new Map();
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
      const waiting = refunds.filter(({ orderId, state }) => orderId === id && state === 'requested');
      const toSend = waiting.reduce((sum, { amount }) => sum + amount, 0);
      // The money of a return goes back by the provider again, until it refuses that as well.
      const isAwaited = waiting.length > 0 || (offline.has(id) && open.has(id));
      const isRefused = waiting.some(({ provider }) => provider !== null);
      return [id, { ending: endings.get(id), toSend, isAwaited, isRefused }];
    }),
  );
}
