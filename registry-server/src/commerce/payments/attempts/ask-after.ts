import type { PaymentDeps } from '../payment-deps.ts';
import { type AttemptRow, findAttempt } from './attempts.store.ts';
import { confirmAndApply } from './confirm-report.ts';

/** Asks the provider what became of an attempt, and takes that in. Throws while it does not answer. */
export async function askAfter(deps: PaymentDeps, attempt: AttemptRow): Promise<AttemptRow> {
  const provider = attempt.provider === null ? undefined : deps.providers.named(attempt.provider);
  // Nobody was asked to pay, or nobody is left to be asked.
  if (!provider || attempt.startedAt === null) return attempt;
  const report = await provider.status(attempt);
  if (report) await confirmAndApply(deps, attempt, report);
  return (await findAttempt(deps.db, attempt.id)) ?? attempt;
}
