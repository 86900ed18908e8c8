import { inTransaction } from '../../../database/transaction.ts';
import { findAttempt, findAttemptByMerchantReference } from '../attempts/attempts.store.ts';
import { confirmAndApply } from '../attempts/confirm-report.ts';
import type { IncidentKind } from '../incidents/incident-kind.ts';
import { recordIncident } from '../incidents/incidents.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { ReportedRefund } from '../providers/provider.ts';
import { nextRetryAt } from '../reconciliation/backoff.ts';
import { applyRefund } from '../refunds/apply-refund.ts';
import { findRefundByRefundId, type StoredRefund } from '../refunds/refunds.store.ts';
import {
  findPendingNotification,
  finishNotification,
  type InboxNotification,
  rescheduleNotification,
  type VerifiedNotification,
} from './webhook-inbox.store.ts';

/** After so many tries a person looks. */
const MANY_TRIES = 8;

/** Processes a notification of the inbox; once, however many do it at the same time. Rescheduled while the provider does not answer. */
export async function processNotification(deps: PaymentDeps, notificationId: number): Promise<void> {
  const notification = await findPendingNotification(deps.db, notificationId);
  if (!notification) return;
  try {
    const { content } = notification;
    const outcome = await (content.kind === 'payment'
      ? processPayment(deps, notification, content)
      : processRefund(deps, notification, content));
    await finishNotification(deps.db, notification.id, outcome, deps.now());
  } catch (error) {
    deps.log.warn(
      { err: error, notice: notification.id, provider: notification.provider },
      'a payment notice has to wait',
    );
    if (notification.tries + 1 === MANY_TRIES) await recordStuck(deps, notification);
    await rescheduleNotification(deps.db, notification, nextRetryAt(notification.tries, deps.now()));
  }
}

async function processPayment(
  deps: PaymentDeps,
  { id, provider }: InboxNotification,
  { payment }: Extract<VerifiedNotification, { kind: 'payment' }>,
): Promise<string> {
  const attempt = await findAttemptByMerchantReference(deps.db, payment.merchantReference);
  if (attempt?.provider === provider) return confirmAndApply(deps, attempt, payment);
  const { amount, currency, providerReference: externalId, state } = payment;
  await recordIncident(deps.db, {
    kind: attempt ? 'other-provider' : 'unknown-attempt',
    subject: `notice ${id}`,
    provider,
    now: deps.now(),
    details: { amount, currency, externalId, state },
  });
  return 'refused';
}

async function processRefund(
  deps: PaymentDeps,
  { id, provider }: InboxNotification,
  { refund: report }: Extract<VerifiedNotification, { kind: 'refund' }>,
): Promise<string> {
  const refund = await findRefundByRefundId(deps.db, report.refundId);
  const attempt = refund && (await findAttempt(deps.db, refund.attemptId));
  const fault = faultOfRefund(report, refund, { provider, of: attempt?.provider ?? null });
  if (!refund || fault) {
    const { amount, currency } = report;
    await recordIncident(deps.db, {
      kind: fault ?? 'refund-mismatch',
      subject: `notice ${id}`,
      provider,
      orderId: refund?.orderId ?? null,
      details: { refund: refund?.id ?? null, amount, currency },
      now: deps.now(),
    });
    return 'refused';
  }
  await inTransaction(deps.db, (trx) => applyRefund(trx, deps, refund.id, report));
  return 'applied';
}

/** What in the report of a refund does not agree with the refund: who was asked to send it, and how much. */
function faultOfRefund(
  { amount, currency }: ReportedRefund,
  refund: StoredRefund | undefined,
  { provider, of }: { readonly provider: string; readonly of: string | null },
): IncidentKind | undefined {
  if (!refund) return 'refund-mismatch';
  if (of !== provider) return 'other-provider';
  return refund.amount === amount && refund.currency === currency ? undefined : 'refund-mismatch';
}

function recordStuck({ db, now }: PaymentDeps, { id, provider, tries }: InboxNotification): Promise<void> {
  return recordIncident(db, {
    kind: 'not-confirmed',
    subject: `notice ${id}`,
    provider,
    now: now(),
    details: { notice: id, tries: tries + 1 },
  });
}
