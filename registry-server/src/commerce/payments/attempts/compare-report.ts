import type { ProblemKind } from '../incidents/problem-kind.ts';
import type { ReportedPayment } from '../providers/provider.ts';
import type { AttemptRow } from './attempts.store.ts';

/** What in a provider's report does not agree with the attempt that it speaks of; undefined when all does. */
export function compareReport(
  attempt: Pick<AttemptRow, 'amount' | 'currency' | 'externalId' | 'ourId'>,
  { amount, currency, externalId, ourId, supersedes }: ReportedPayment,
): ProblemKind | undefined {
  if (ourId !== attempt.ourId) return 'unknown-attempt';
  if (amount !== attempt.amount) return 'amount';
  if (currency !== attempt.currency) return 'currency';
  const isOther = attempt.externalId !== null && externalId !== '' && externalId !== attempt.externalId;
  return isOther && supersedes === undefined ? 'external-id' : undefined;
}
