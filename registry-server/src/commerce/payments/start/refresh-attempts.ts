import { setTimeout as pause } from 'node:timers/promises';
import { askAfter } from '../attempts/ask-after.ts';
import { isOpen } from '../attempts/attempt-state.ts';
import type { AttemptRow } from '../attempts/attempts.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';

/**
 * What became of former attempts, as their providers know it by now. One that does not answer in time is taken as we know
 * it: the shopper may still pay, and what comes twice goes back.
 */
export function refreshAttempts(deps: PaymentDeps, attempts: readonly AttemptRow[]): Promise<AttemptRow[]> {
  return Promise.all(attempts.map((attempt) => refreshed(deps, attempt)));
}

async function refreshed(deps: PaymentDeps, attempt: AttemptRow): Promise<AttemptRow> {
  if (!isOpen(attempt.state) || attempt.provider === null) return attempt;
  const answered = new AbortController();
  const asked = askAfter(deps, attempt)
    .catch((error: unknown) => {
      deps.log.warn({ err: error, attempt: attempt.id }, 'a payment could not be asked after');
      return attempt;
    })
    .finally(() => answered.abort());
  const late = pause(deps.beginning.askFirstMs, attempt, { signal: answered.signal });
  return Promise.race([asked, late.catch(() => asked)]);
}
