import { inTransaction } from '../../../database/transaction.ts';
import { findAttempt } from '../attempts/attempts.store.ts';
import { recordIncident } from '../incidents/incidents.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { ProviderRefused } from '../payments.errors.ts';
import { nextRetryAt } from '../reconciliation/backoff.ts';
import { applyRefund, type RefundReport } from './apply-refund.ts';
import { claimRefund, type StoredRefund } from './refunds.store.ts';

/** After so many questions without an outcome a person looks. */
const MANY_CHECKS = 12;

/** Sends a refund, or asks what became of it. The provider's own id of it makes a repetition harmless. */
export async function sendRefund(deps: PaymentDeps, refund: StoredRefund): Promise<void> {
  const { db, now } = deps;
  // A person sends it.
  if (refund.byHandSince !== null) return;
  const attempt = await findAttempt(db, refund.attemptId);
  const provider = attempt?.provider && deps.providers.named(attempt.provider);
  const nextAt = nextRetryAt(refund.checks + 1, now());
  if (!attempt || !(await claimRefund(db, refund, nextAt))) return;
  if (refund.checks + 1 >= MANY_CHECKS) await noteUnconfirmed(deps, refund);
  // Not configured any more: somebody has to look.
  if (!provider || attempt.providerReference === null) return noteUnconfirmed(deps, refund);
  const order = attempt.orderId === null ? undefined : await deps.orders().find(attempt.orderId);
  const request = {
    refundId: refund.refundId,
    merchantReference: attempt.merchantReference,
    providerReference: attempt.providerReference,
    amount: refund.amount,
    currency: refund.currency,
    captured: attempt.amount,
    refundedInAll: attempt.refunded,
    providerRefundReference: refund.providerReference,
    description: order?.number ?? attempt.merchantReference,
    notifyUrl: deps.notifyUrlOf(provider.name),
  };
  let report: RefundReport | undefined;
  try {
    const asked =
      refund.state === 'pending' && provider.refundStatus ? await provider.refundStatus(request) : undefined;
    report = asked ?? (await provider.refund(request));
  } catch (error) {
    if (!(error instanceof ProviderRefused)) {
      deps.log.warn({ err: error, refund: refund.id }, 'a refund could not be sent yet');
      return;
    }
    report = { state: 'failed', reasonCode: error.reasonCode };
  }
  const outcome = report;
  await inTransaction(db, (trx) => applyRefund(trx, deps, refund.id, outcome));
}

function noteUnconfirmed({ db, now }: PaymentDeps, { id, orderId, attemptId, amount, currency }: StoredRefund) {
  return recordIncident(db, {
    kind: 'refund-unconfirmed',
    subject: String(id),
    orderId,
    attemptId,
    now: now(),
    details: { refund: id, amount, currency },
  });
}
