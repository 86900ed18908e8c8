import type { Trx } from '../../../database/transaction.ts';
import { DAY_MS } from '../../../time/durations.ts';
import type { IncidentKind } from '../incidents/incident-kind.ts';
import { recordIncident } from '../incidents/incidents.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { ReportedPayment } from '../providers/provider.ts';
import { applyRefund } from '../refunds/apply-refund.ts';
import { refusedRefundsOfAttempt, writeOutsideRefund, writeRefund } from '../refunds/refunds.store.ts';
import { ATTEMPT_RANKS, advance, isOpen } from './attempt-state.ts';
import { type Attempt, attemptsOfOrder, hasProviderReference, updateAttempt } from './attempts.store.ts';
import { lockWithOrder } from './lock-with-order.ts';

type Deps = Pick<PaymentDeps, 'orders' | 'now'>;

/** What a report came to. */
export type ReportOutcome = 'applied' | 'known' | 'refused';

/**
 * Takes a provider's report into an attempt and its order, in one transaction: both change, or neither. The order is
 * locked first, so that two reports at once are one after the other. States advance by rank, so that any order of
 * arrival comes to the same.
 */
export async function applyReport(
  trx: Trx,
  deps: Deps,
  attemptId: number,
  report: ReportedPayment,
): Promise<ReportOutcome> {
  const attempt = await lockWithOrder(trx, deps, attemptId);
  const now = deps.now();
  const mismatch =
    compareReport(attempt, report) ?? ((await isOfAnother(trx, attempt, report)) ? 'external-id' : undefined);
  if (mismatch) {
    const { amount, currency, providerReference, state } = report;
    await recordIncident(trx, {
      kind: mismatch,
      subject: `${attempt.id}:${amount}:${currency}:${providerReference}`,
      now,
      provider: attempt.provider,
      orderId: attempt.orderId,
      attemptId: attempt.id,
      details: { state, amount, currency, expectedAmount: attempt.amount, expectedCurrency: attempt.currency },
    });
    return 'refused';
  }
  // The shopper went on under a new id: what is still heard of the old one says nothing of the payment.
  if (report.supersedes === false && ![null, report.providerReference].includes(attempt.providerReference))
    return 'known';
  const state = advance(attempt.state, report.state);
  const takesOver = report.supersedes === true && attempt.capturedAt === null;
  const providerReference =
    (takesOver ? report.providerReference : attempt.providerReference) ?? (report.providerReference || null);
  if (state === attempt.state && providerReference === attempt.providerReference) return 'known';

  const rank = ATTEMPT_RANKS[state];
  const isCaptured = rank >= ATTEMPT_RANKS.captured;
  const isNewlyCaptured = isCaptured && attempt.capturedAt === null;
  const changes = {
    state,
    providerReference,
    reasonCode: isCaptured ? null : (report.reasonCode ?? attempt.reasonCode),
    ...(isNewlyCaptured && { capturedAt: now, expiresAt: null }),
    ...(!isOpen(state) && { checkAt: null }),
  };
  await updateAttempt(trx, attempt.id, changes, now);
  const after = { ...attempt, ...changes };
  if (isNewlyCaptured) await onCaptured(trx, deps, after);
  if (state !== attempt.state) {
    if (state === 'review') await onReview(trx, deps, after);
    if (state === 'declined' || state === 'expired') await onFailed(trx, deps, after, attempt.state === 'review');
    if (state === 'returned') await onReturned(trx, deps, after);
  }
  return 'applied';
}

/** One transaction of the provider pays one attempt. */
async function isOfAnother(trx: Trx, attempt: Attempt, { providerReference }: ReportedPayment): Promise<boolean> {
  const { provider } = attempt;
  if (attempt.providerReference !== null || provider === null || providerReference === '') return false;
  return hasProviderReference(trx, provider, providerReference);
}

/** Money has come: the order moves on, or the money goes back, because there is enough or nothing to pay for. */
export async function onCaptured(trx: Trx, { orders, now }: Deps, attempt: Attempt): Promise<void> {
  const { orderId, method } = attempt;
  // A card that was entered before the order: the order takes it when it is placed.
  if (orderId === null) return;
  const others = (await attemptsOfOrder(trx, orderId)).filter(({ id }) => id !== attempt.id);
  const isSecond = others.some(paysStill);
  const taken = isSecond
    ? 'not-needed'
    : await orders().paid(trx, orderId, { attemptId: attempt.id, method, at: attempt.capturedAt ?? now() });
  if (taken === 'accepted') return closeOthers(trx, others, now());
  const kind = isSecond ? 'second-capture' : 'canceled-order';
  await recordIncident(trx, {
    kind,
    subject: String(attempt.id),
    now: now(),
    orderId,
    attemptId: attempt.id,
    provider: attempt.provider,
    details: { amount: attempt.amount, currency: attempt.currency },
  });
  if (attempt.state === 'returned') return;
  await writeRefund(trx, attempt, {
    amount: attempt.amount - attempt.refunded,
    key: `${kind}:${attempt.id}`,
    reason: kind,
    now: now(),
  });
}

/** Money has come by it that has not all gone back. */
const paysStill = ({ capturedAt, refunded, amount }: Attempt) => capturedAt !== null && refunded < amount;

/** Pages of payment that are still open are polled for a day more: what is paid there goes back. */
async function closeOthers(trx: Trx, others: readonly Attempt[], now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + DAY_MS);
  for (const { id, state } of others) {
    await updateAttempt(trx, id, { expiresAt: isOpen(state) ? expiresAt : null }, now);
  }
}

async function onReview(trx: Trx, { orders, now }: Deps, { id, orderId }: Attempt): Promise<void> {
  if (orderId === null || !(await isDecisive(trx, orderId, id))) return;
  await orders().underReview(trx, orderId, now());
}

async function onFailed(trx: Trx, { orders, now }: Deps, attempt: Attempt, wasInReview: boolean): Promise<void> {
  const { id, orderId, method, reasonCode, provider } = attempt;
  if (orderId === null || !(await isDecisive(trx, orderId, id))) return;
  if (wasInReview) {
    const incident = { kind: 'review-declined', subject: String(id), now: now(), orderId, attemptId: id } as const;
    await recordIncident(trx, { ...incident, provider });
  }
  await orders().failed(trx, orderId, { method, reasonCode, at: now() });
}

/** The provider has given back what nobody here has asked for. Where another payment pays the order, this one was no sale. */
async function onReturned(trx: Trx, deps: Deps, attempt: Attempt): Promise<void> {
  const { orders, now } = deps;
  const { id, orderId, amount, currency, refunded, provider } = attempt;
  // Somebody has sent there what was refused here: nobody sends it by a transfer any more.
  for (const refused of await refusedRefundsOfAttempt(trx, id))
    await applyRefund(trx, deps, refused.id, { state: 'done' });
  const outside = amount - refunded;
  if (outside === 0) return;
  await updateAttempt(trx, id, { refunded: amount }, now());
  await recordIncident(trx, {
    kind: 'returned-outside',
    subject: String(id),
    now: now(),
    orderId,
    attemptId: id,
    provider,
    details: { amount: outside, currency },
  });
  if (orderId === null) return;
  const isSecond = (await attemptsOfOrder(trx, orderId)).some((other) => other.id !== id && paysStill(other));
  const kind = isSecond ? 'second-capture' : 'returned-outside';
  const refund = { amount: outside, key: `${kind}:${id}:outside`, reason: 'returned-outside', now: now() };
  const { id: refundId } = await writeOutsideRefund(trx, attempt, refund);
  await orders().refunded(trx, orderId, {
    refundId,
    amount: outside,
    currency,
    isWhole: !isSecond,
    isByHand: false,
    at: now(),
  });
}

/** Whether this attempt speaks for its order: the newest, and nothing was captured. Late reports of older ones do not. */
async function isDecisive(trx: Trx, orderId: number, attemptId: number): Promise<boolean> {
  const attempts = await attemptsOfOrder(trx, orderId);
  return attempts.at(-1)?.id === attemptId && attempts.every(({ capturedAt }) => capturedAt === null);
}

/** What in a provider's report does not agree with the attempt that it speaks of; undefined when all does. */
export function compareReport(
  attempt: Pick<Attempt, 'amount' | 'currency' | 'providerReference' | 'merchantReference'>,
  { amount, currency, providerReference, merchantReference, supersedes }: ReportedPayment,
): IncidentKind | undefined {
  if (merchantReference !== attempt.merchantReference) return 'unknown-attempt';
  if (amount !== attempt.amount) return 'amount';
  if (currency !== attempt.currency) return 'currency';
  const isOther =
    attempt.providerReference !== null && providerReference !== '' && providerReference !== attempt.providerReference;
  return isOther && supersedes === undefined ? 'external-id' : undefined;
}
