import { inTransaction } from '../../../database/transaction.ts';
import { recordIncident } from '../incidents/incidents.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { ProviderRefused } from '../payments.errors.ts';
import type { ReportedPayment } from '../providers/provider.ts';
import { applyReport, compareReport, type ReportOutcome } from './apply-report.ts';
import { ATTEMPT_RANKS } from './attempt-state.ts';
import type { Attempt } from './attempts.store.ts';

/**
 * Takes a report in, after the provider has confirmed it where that is needed. Nothing is confirmed that does not agree
 * with the attempt: that would settle the wrong money. Throws while the provider does not answer.
 */
export async function confirmAndApply(
  deps: PaymentDeps,
  attempt: Attempt,
  report: ReportedPayment,
): Promise<ReportOutcome> {
  const isNews = ATTEMPT_RANKS[report.state] > ATTEMPT_RANKS[attempt.state];
  const confirms = report.needsConfirmation && isNews && !compareReport(attempt, report);
  const confirmed = confirms ? await confirm(deps, attempt, report) : report;
  if (!confirmed) return 'refused';
  return inTransaction(deps.db, (trx) => applyReport(trx, deps, attempt.id, confirmed));
}

async function confirm(
  { db, providers, now }: PaymentDeps,
  { id, orderId, provider: name }: Attempt,
  report: ReportedPayment,
): Promise<ReportedPayment | undefined> {
  const provider = name === null ? undefined : providers.named(name);
  try {
    if (!provider?.confirm) throw new Error(`Payment provider ${name} asks for a confirmation that it does not offer.`);
    return await provider.confirm(report);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    await recordIncident(db, {
      kind: 'not-confirmed',
      subject: String(id),
      provider: name,
      orderId,
      attemptId: id,
      now: now(),
      details: { reason: error.reasonCode, amount: report.amount, currency: report.currency },
    });
    return undefined;
  }
}
