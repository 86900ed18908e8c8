import { isOffline } from '../../payment-method-codes.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { isOpen } from './attempt-state.ts';
import type { Attempt } from './attempts.store.ts';

type Deps = Pick<PaymentDeps, 'providers' | 'now' | 'start'>;

export interface ReuseCriteria {
  /** How it is to be paid. */
  readonly code: string;
  /** When the call came in. */
  readonly askedAt: Date;
}

/**
 * The attempt that is given again instead of a new one: one that was begun while the call was under way, a transfer that
 * is awaited, or a page that is alive for certain.
 */
export function findReusableAttempt(
  deps: Deps,
  known: readonly Attempt[],
  { code, askedAt }: ReuseCriteria,
): Attempt | undefined {
  const attempt = known.at(-1);
  if (attempt?.method !== code) return undefined;
  if (isOffline(code)) return isOpen(attempt.state) ? attempt : undefined;
  // Placing the order began the first one; whoever pays again has seen its page.
  const isRetry = known.length > 1;
  if (isRetry && attempt.answeredAt !== null && attempt.answeredAt > askedAt) return attempt;
  if (!hasPayablePage(deps, attempt)) return undefined;
  return tellsRefusals(deps, attempt) || (isRetry && isRepeatedRequest(deps, attempt, askedAt)) ? attempt : undefined;
}

/** Who tells refusals would have told one; and who does not answer at all has no better page to give. */
function tellsRefusals({ providers }: Deps, { provider }: Attempt): boolean {
  return provider !== null && providers.named(provider)?.tellsRefusals === true;
}

/** Two presses so near to each other that nobody can have used the page between them. */
export function isRepeatedRequest({ start }: Pick<Deps, 'start'>, { answeredAt }: Attempt, askedAt: Date): boolean {
  return answeredAt !== null && askedAt.getTime() - answeredAt.getTime() < start.repeatMs;
}

/** Whether the page of an attempt is there and may still be paid, as far as its provider lets one know. */
export function hasPayablePage(
  { providers, now }: Pick<Deps, 'providers' | 'now'>,
  { provider: name, state, redirectUrl, startedAt }: Attempt,
): boolean {
  if (redirectUrl === null || !isOpen(state) || name === null) return false;
  const provider = providers.named(name);
  const age = now().getTime() - (startedAt?.getTime() ?? 0);
  return provider !== undefined && age < provider.pageLifeMs;
}
