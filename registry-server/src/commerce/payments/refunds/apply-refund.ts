import type { Trx } from '../../../database/transaction.ts';
import { type Attempt, attemptsOfOrder, updateAttempt } from '../attempts/attempts.store.ts';
import { lockWithOrder } from '../attempts/lock-with-order.ts';
import { recordIncident, settleIncident } from '../incidents/incidents.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { RefundState } from '../providers/provider.ts';
import { findRefund, lockRefund, refundedOfOrder, type StoredRefund, updateRefund } from './refunds.store.ts';

const RANKS = { requested: 0, pending: 1, failed: 2, done: 3 } as const;

export interface RefundReport {
  readonly state: RefundState;
  readonly providerReference?: string | undefined;
  readonly reasonCode?: string | undefined;
  /** When it was, if not now: a person says so afterwards. */
  readonly doneAt?: Date | undefined;
  /** Of the staff who have sent it themselves; absent when the provider says so. */
  readonly sentBy?: number | undefined;
}

/**
 * Takes what is known of a refund into it, its attempt and its order, in one transaction. By rank, as with payments: what
 * was given back stays given back. What a provider refuses, a person sends: it stays requested, and its money stays taken
 * from what can be given back, so that nobody gives it back a second time.
 */
export async function applyRefund(
  trx: Trx,
  deps: Pick<PaymentDeps, 'orders' | 'now'>,
  refundId: number,
  report: RefundReport,
): Promise<void> {
  const found = await findRefund(trx, refundId);
  if (!found) throw new Error(`Refund ${refundId} is gone, although refunds are never removed.`);
  const attempt = await lockWithOrder(trx, deps, found.attemptId);
  const refund = await lockRefund(trx, refundId);
  if (!refund) return;
  const { state, providerReference, doneAt, sentBy } = report;
  const now = deps.now();
  const { orderId, amount, currency } = refund;
  const isDone = state === 'done';
  const isByHand = sentBy !== undefined;
  if (refund.byHandSince !== null && !isByHand) {
    // Of what it has refused a provider can say one thing that counts: that the money has gone all the same.
    if (!isDone) return;
    if (refund.state === 'done') return recordSentTwice(trx, refund, attempt, now);
  }
  if (RANKS[state] <= RANKS[refund.state]) return;
  if (state === 'failed') return onRefused(trx, deps, { refund, attempt, report, now });
  await updateRefund(trx, refundId, {
    state,
    providerReference: refund.providerReference ?? providerReference ?? null,
    byHandSince: isByHand ? (refund.byHandSince ?? now) : null,
    ...(isDone && { doneAt: doneAt ?? now, checkAt: null }),
  });
  if (isDone && refund.state === 'failed') {
    const refunded = Math.min(attempt.amount, attempt.refunded + amount);
    await updateAttempt(trx, attempt.id, { refunded }, now);
  }
  if (!isDone) return;
  for (const kind of ['manual-refund', 'refund-refused'] as const) {
    await settleIncident(trx, { kind, subject: String(refundId), staffId: sentBy ?? null, now });
  }
  if (orderId === null) return;
  const isWhole = await isAllBack(trx, orderId);
  await deps.orders().refunded(trx, orderId, { refundId, amount, currency, isWhole, isByHand, at: now });
}

interface Refusal {
  readonly refund: StoredRefund;
  readonly attempt: Attempt;
  readonly report: RefundReport;
  readonly now: Date;
}

/** The provider does not give it back: the buyer is asked for an account, and a person sends it. */
async function onRefused(
  trx: Trx,
  deps: Pick<PaymentDeps, 'orders'>,
  { refund, attempt, report, now }: Refusal,
): Promise<void> {
  const { id, orderId, amount, currency } = refund;
  const providerReference = refund.providerReference ?? report.providerReference ?? null;
  const isForOrder = orderId !== null;
  await updateRefund(trx, id, {
    state: isForOrder ? 'requested' : 'failed',
    providerReference,
    byHandSince: isForOrder ? now : null,
    checkAt: null,
  });
  // Nobody can be asked whose money it is: it may be asked for again.
  if (!isForOrder) await updateAttempt(trx, attempt.id, { refunded: Math.max(0, attempt.refunded - amount) }, now);
  await recordIncident(trx, {
    kind: 'refund-refused',
    subject: String(id),
    orderId,
    attemptId: attempt.id,
    provider: attempt.provider,
    now,
    details: { refund: id, amount, currency, reason: report.reasonCode ?? null },
  });
  if (isForOrder) await deps.orders().refundRefused(trx, orderId, { refundId: id });
}

/** A person has sent what the provider had refused, and then the provider has sent it, too. */
function recordSentTwice(trx: Trx, { id, amount, currency, orderId }: StoredRefund, attempt: Attempt, now: Date) {
  return recordIncident(trx, {
    kind: 'refund-sent-twice',
    subject: String(id),
    orderId,
    attemptId: attempt.id,
    provider: attempt.provider,
    now,
    details: { refund: id, amount, currency },
  });
}

/** Whether of all that came for the order nothing is left. */
async function isAllBack(trx: Trx, orderId: number): Promise<boolean> {
  const attempts = await attemptsOfOrder(trx, orderId);
  const captured = attempts.filter(({ capturedAt }) => capturedAt !== null);
  return (await refundedOfOrder(trx, orderId)) >= captured.reduce((sum, { amount }) => sum + amount, 0);
}
