import { isOpen } from '../attempts/attempt-state.ts';
import type { AttemptRow } from '../attempts/attempts.store.ts';
import { isOffline } from '../methods/method-codes.ts';
import type { PaymentNeeds } from '../payment-needs.ts';
import { hasLivePage } from './live-page.ts';
import type { KnownAttempt } from './refresh-attempts.ts';

type Needs = Pick<PaymentNeeds, 'providers' | 'now' | 'beginning'>;

export interface ReuseQuestion {
  /** How it is to be paid. */
  readonly code: string;
  /** When the call came in. */
  readonly askedAt: Date;
}

/**
 * The attempt that is given again instead of a new one: one that was begun while the call was under way, a transfer that
 * is awaited, or a page that is alive for certain.
 */
export function findReusable(
  needs: Needs,
  known: readonly KnownAttempt[],
  { code, askedAt }: ReuseQuestion,
): AttemptRow | undefined {
  const last = known.at(-1);
  if (!last || last.attempt.method !== code) return undefined;
  const { attempt } = last;
  if (isOffline(code)) return isOpen(attempt.state) ? attempt : undefined;
  // Placing the order began the first one; whoever pays again has seen its page.
  const isRetry = known.length > 1;
  if (isRetry && attempt.answeredAt !== null && attempt.answeredAt > askedAt) return attempt;
  if (!hasLivePage(needs, attempt)) return undefined;
  return isPageKnownAlive(needs, last) || (isRetry && isSamePress(needs, attempt, askedAt)) ? attempt : undefined;
}

/** A provider that tells refusals would have told one, and one that does not answer cannot have a better page. */
function isPageKnownAlive({ providers }: Needs, { attempt }: KnownAttempt): boolean {
  return attempt.provider !== null && providers.named(attempt.provider)?.tellsRefusals === true;
}

/** Two presses so near to each other that nobody can have used the page between them. */
export function isSamePress(
  { beginning }: Pick<Needs, 'beginning'>,
  { answeredAt }: AttemptRow,
  askedAt: Date,
): boolean {
  return answeredAt !== null && askedAt.getTime() - answeredAt.getTime() < beginning.repeatMs;
}
