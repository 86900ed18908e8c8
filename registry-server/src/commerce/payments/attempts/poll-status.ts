import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentDeps } from '../payment-deps.ts';
import { isOpen } from './attempt-state.ts';
import { type Attempt, findAttempt } from './attempts.store.ts';
import { confirmAndApply } from './confirm-report.ts';

/** Asks the provider what became of an attempt, and takes that in. Throws while it does not answer. */
export async function pollStatus(deps: PaymentDeps, attempt: Attempt): Promise<Attempt> {
  const provider = attempt.provider === null ? undefined : deps.providers.named(attempt.provider);
  // Nobody was asked to pay, or nobody is left to be asked.
  if (!provider || attempt.startedAt === null) return attempt;
  const report = await provider.status(attempt);
  if (report) await confirmAndApply(deps, attempt, report);
  return (await findAttempt(deps.db, attempt.id)) ?? attempt;
}

/**
 * What became of former attempts, as their providers know it by now. One that does not answer in time is taken as we know
 * it: the shopper may still pay, and what comes twice goes back.
 */
export function pollOpenAttempts(deps: PaymentDeps, attempts: readonly Attempt[]): Promise<Attempt[]> {
  return Promise.all(attempts.map((attempt) => pollOpenAttempt(deps, attempt)));
}

async function pollOpenAttempt(deps: PaymentDeps, attempt: Attempt): Promise<Attempt> {
  if (!isOpen(attempt.state) || attempt.provider === null) return attempt;
  const answered = new AbortController();
  const asked = pollStatus(deps, attempt)
    .catch((error: unknown) => {
      deps.log.warn({ err: error, attempt: attempt.id }, 'a payment could not be asked after');
      return attempt;
    })
    .finally(() => answered.abort());
  const late = pause(deps.start.askFirstMs, attempt, { signal: answered.signal });
  return Promise.race([asked, late.catch(() => asked)]);
}
