import { inTransaction } from '../../../database/transaction.ts';
import { NotFound } from '../../../errors.ts';
import { findAttempt } from '../attempts/attempts.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { Refund } from '../payments.ts';
import { applyRefund } from '../refunds/apply-refund.ts';
import { toRefund } from '../refunds/order-refund.ts';
import { findRefund } from '../refunds/refunds.store.ts';

/** A person has sent the money back: only where no provider does. */
export async function refundByHand(deps: PaymentDeps, refundId: number): Promise<Refund> {
  const refund = await findRefund(deps.db, refundId);
  const attempt = refund && (await findAttempt(deps.db, refund.attemptId));
  if (!refund || attempt?.provider !== null) throw new NotFound();
  await inTransaction(deps.db, (trx) => applyRefund(trx, deps, refundId, { state: 'done' }));
  return toRefund((await findRefund(deps.db, refundId)) ?? refund);
}
