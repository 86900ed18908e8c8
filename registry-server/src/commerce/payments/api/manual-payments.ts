import { inTransaction } from '../../../database/transaction.ts';
import { NotFound } from '../../../errors.ts';
import { isOffline } from '../../payment-method-codes.ts';
import { applyReport } from '../attempts/apply-report.ts';
import { type Attempt, attemptsOfOrder, findAttempt } from '../attempts/attempts.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { TransferNotAwaited } from '../payments.errors.ts';
import { applyRefund } from '../refunds/apply-refund.ts';
import { type Refund, toRefund } from '../refunds/refund-order.ts';
import { findRefund } from '../refunds/refunds.store.ts';

/** A person has seen the money of an order that no provider takes. Marked twice it is the same. */
export async function markTransferReceived(deps: PaymentDeps, orderId: number): Promise<Attempt> {
  const order = await deps.orders().find(orderId);
  if (!order) throw new NotFound();
  const attempts = await attemptsOfOrder(deps.db, orderId);
  const attempt = attempts.findLast(({ method }) => isOffline(method));
  if (!attempt) throw new TransferNotAwaited();
  const { merchantReference, amount, currency } = attempt;
  await inTransaction(deps.db, (trx) =>
    applyReport(trx, deps, attempt.id, {
      merchantReference,
      amount,
      currency,
      providerReference: '',
      state: 'captured',
    }),
  );
  return (await findAttempt(deps.db, attempt.id)) ?? attempt;
}

/** A person has sent the money back: only where no provider does. */
export async function markRefundSent(deps: PaymentDeps, refundId: number): Promise<Refund> {
  const refund = await findRefund(deps.db, refundId);
  const attempt = refund && (await findAttempt(deps.db, refund.attemptId));
  if (!refund || attempt?.provider !== null) throw new NotFound();
  await inTransaction(deps.db, (trx) => applyRefund(trx, deps, refundId, { state: 'done' }));
  return toRefund((await findRefund(deps.db, refundId)) ?? refund);
}
