import { setTimeout as pause } from 'node:timers/promises';
import { askAfter } from '../attempts/ask-after.ts';
import { isOpen } from '../attempts/attempt-state.ts';
import type { AttemptRow } from '../attempts/attempts.store.ts';
import type { PaymentNeeds } from '../payment-needs.ts';

/** An attempt with what is known of it before the next one begins. */
export interface KnownAttempt {
  readonly attempt: AttemptRow;
  /** Whether its provider has said so just now, or nobody has to be asked any more. */
  readonly isFresh: boolean;
}

/**
 * What became of former attempts, as their providers know it by now. One that does not answer in time is taken as we know
 * it: the shopper may still pay, and what comes twice goes back.
 */
export function refreshAttempts(needs: PaymentNeeds, attempts: readonly AttemptRow[]): Promise<KnownAttempt[]> {
  return Promise.all(attempts.map((attempt) => refreshed(needs, attempt)));
}

async function refreshed(needs: PaymentNeeds, attempt: AttemptRow): Promise<KnownAttempt> {
  if (!isOpen(attempt.state) || attempt.provider === null) return { attempt, isFresh: true };
  const given = new AbortController();
  const asked = askAfter(needs, attempt)
    .then((fresh) => ({ attempt: fresh, isFresh: true }))
    .catch((error: unknown) => {
      needs.log.warn({ err: error, attempt: attempt.id }, 'a payment could not be asked after');
      return { attempt, isFresh: false };
    })
    .finally(() => given.abort());
  const late = pause(needs.beginning.askFirstMs, { attempt, isFresh: false }, { signal: given.signal });
  return Promise.race([asked, late.catch(() => asked)]);
}
