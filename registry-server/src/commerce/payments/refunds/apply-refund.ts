import type { Trx } from '../../../database/transaction.ts';
import { lockWithOrder } from '../attempts/apply-report.ts';
import { attemptsOfOrder, updateAttempt } from '../attempts/attempts.store.ts';
import { recordIncident } from '../incidents/incidents.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { RefundState } from '../providers/provider.ts';
import { findRefund, lockRefund, refundedOfOrder, updateRefund } from './refunds.store.ts';

const RANKS = { requested: 0, pending: 1, failed: 2, done: 3 } as const;

export interface RefundReport {
  readonly state: RefundState;
  readonly providerReference?: string | undefined;
  readonly reasonCode?: string | undefined;
  /** When it was, if not now: a person says so afterwards. */
  readonly doneAt?: Date | undefined;
}

/**
 * Takes what is known of a refund into it, its attempt and its order, in one transaction. By rank, as with payments: what
 * was given back stays given back.
 */
export async function applyRefund(
  trx: Trx,
  deps: Pick<PaymentDeps, 'orders' | 'now'>,
  refundId: number,
  { state, providerReference, reasonCode, doneAt }: RefundReport,
): Promise<void> {
  const found = await findRefund(trx, refundId);
  if (!found) throw new Error(`Refund ${refundId} is gone, although refunds are never removed.`);
  const attempt = await lockWithOrder(trx, deps, found.attemptId);
  const refund = await lockRefund(trx, refundId);
  if (!refund || RANKS[state] <= RANKS[refund.state]) return;
  const now = deps.now();
  const { orderId, amount, currency } = refund;
  const isDone = state === 'done';
  await updateRefund(trx, refundId, {
    state,
    providerReference: refund.providerReference ?? providerReference ?? null,
    ...(isDone && { doneAt: doneAt ?? now }),
    ...(state !== 'pending' && { checkAt: null }),
  });
  const about = { orderId, attemptId: attempt.id, provider: attempt.provider, now };
  if (state === 'failed') {
    // It may be asked for again.
    await updateAttempt(trx, attempt.id, { refunded: Math.max(0, attempt.refunded - amount) }, now);
    const details = { refund: refundId, amount, currency, reason: reasonCode ?? null };
    await recordIncident(trx, { ...about, kind: 'refund-refused', subject: String(refundId), details });
  }
  if (isDone && refund.state === 'failed') {
    const refunded = Math.min(attempt.amount, attempt.refunded + amount);
    await updateAttempt(trx, attempt.id, { refunded }, now);
  }
  if (!isDone || orderId === null) return;
  const isWhole = await isAllBack(trx, orderId);
  await deps.orders().refunded(trx, orderId, { refundId, amount, currency, isWhole, at: now });
}

/** Whether of all that came for the order nothing is left. */
async function isAllBack(trx: Trx, orderId: number): Promise<boolean> {
  const attempts = await attemptsOfOrder(trx, orderId);
  const captured = attempts.filter(({ capturedAt }) => capturedAt !== null);
  return (await refundedOfOrder(trx, orderId)) >= captured.reduce((sum, { amount }) => sum + amount, 0);
}
