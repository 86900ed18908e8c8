import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { NotFound } from '../../../errors.ts';
import { FieldInvalid } from '../../../http/field-invalid.ts';
import { dayOf, instantOf, SHOP_TIME_ZONE } from '../../../time/shop-day.ts';
import { isOffline } from '../../payment-method-codes.ts';
import { applyReport } from '../attempts/apply-report.ts';
import { type Attempt, attemptsOfOrder, findAttempt } from '../attempts/attempts.store.ts';
import { lockWithOrder } from '../attempts/lock-with-order.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { RefundNotByHand, TransferNotAwaited } from '../payments.errors.ts';
import { applyRefund } from '../refunds/apply-refund.ts';
import { type Refund, toRefund } from '../refunds/refund-order.ts';
import { findRefund, lockRefund, returnToProvider, type StoredRefund } from '../refunds/refunds.store.ts';
import { sendRefund } from '../refunds/send-refund.ts';

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

export interface SentRefund {
  readonly refundId: number;
  readonly staffId: number;
  /** The day of the transfer, `2026-11-28`; today when it is not given. */
  readonly sentOn?: string | undefined;
}

/** A person has sent the money back: only where no provider does. It is no longer a thing to look into, either. */
export async function markRefundSent(deps: PaymentDeps, { refundId, staffId, sentOn }: SentRefund): Promise<Refund> {
  const refund = await knownRefund(deps, refundId);
  const attempt = await findAttempt(deps.db, refund.attemptId);
  const now = deps.now();
  const doneAt = sentOn === undefined ? now : momentOf(sentOn, { from: attempt?.createdAt ?? now, to: now });
  await inTransaction(deps.db, async (trx) => {
    await lockByHand(trx, deps, refund);
    await applyRefund(trx, deps, refundId, { state: 'done', doneAt, sentBy: staffId });
  });
  return toRefund(await knownRefund(deps, refundId));
}

/** Asks the provider once more for what it has refused: the balance was filled up, or it had a bad day. */
export async function retryRefund(deps: PaymentDeps, refundId: number): Promise<Refund> {
  const refund = await knownRefund(deps, refundId);
  const attempt = await findAttempt(deps.db, refund.attemptId);
  if (!attempt || attempt.provider === null) throw new NotFound();
  const again = await inTransaction(deps.db, async (trx) => {
    const locked = await lockByHand(trx, deps, refund);
    if (locked.state !== 'requested') throw new RefundNotByHand();
    return returnToProvider(trx, refundId, deps.now());
  });
  await sendRefund(deps, again);
  return toRefund(await knownRefund(deps, refundId));
}

async function knownRefund({ db }: PaymentDeps, refundId: number): Promise<StoredRefund> {
  const refund = await findRefund(db, refundId);
  if (!refund) throw new NotFound();
  return refund;
}

/** Locks a refund that a person sends; throws `RefundNotByHand` for one that the provider has sent, or is sending. */
async function lockByHand(trx: Trx, deps: PaymentDeps, { id, attemptId }: StoredRefund): Promise<StoredRefund> {
  await lockWithOrder(trx, deps, attemptId);
  const locked = await lockRefund(trx, id);
  if (!locked || locked.byHandSince === null) throw new RefundNotByHand();
  return locked;
}

/** Noon of a day between two instants, or the later one itself on its own day. */
function momentOf(day: string, { from, to }: { readonly from: Date; readonly to: Date }): Date {
  const [first, last] = [dayOf(from, SHOP_TIME_ZONE), dayOf(to, SHOP_TIME_ZONE)];
  if (day < first || day > last) {
    throw new FieldInvalid('/sentOn', 'period', 'Podaj dzień od złożenia zamówienia do dziś.');
  }
  return day === last ? to : instantOf(day, '12:00:00', SHOP_TIME_ZONE);
}
