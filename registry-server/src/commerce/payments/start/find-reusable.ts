import { isOffline } from '../../payment-method-codes.ts';
import { isOpen } from '../attempts/attempt-state.ts';
import type { AttemptRow } from '../attempts/attempts.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { hasLivePage } from './live-page.ts';

type Needs = Pick<PaymentDeps, 'providers' | 'now' | 'beginning'>;

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
  deps: Needs,
  known: readonly AttemptRow[],
  { code, askedAt }: ReuseQuestion,
): AttemptRow | undefined {
  const attempt = known.at(-1);
  if (attempt?.method !== code) return undefined;
  if (isOffline(code)) return isOpen(attempt.state) ? attempt : undefined;
  // Placing the order began the first one; whoever pays again has seen its page.
  const isRetry = known.length > 1;
  if (isRetry && attempt.answeredAt !== null && attempt.answeredAt > askedAt) return attempt;
  if (!hasLivePage(deps, attempt)) return undefined;
  return tellsRefusals(deps, attempt) || (isRetry && isSamePress(deps, attempt, askedAt)) ? attempt : undefined;
}

/** Who tells refusals would have told one; and who does not answer at all has no better page to give. */
function tellsRefusals({ providers }: Needs, { provider }: AttemptRow): boolean {
  return provider !== null && providers.named(provider)?.tellsRefusals === true;
}

/** Two presses so near to each other that nobody can have used the page between them. */
export function isSamePress(
  { beginning }: Pick<Needs, 'beginning'>,
  { answeredAt }: AttemptRow,
  askedAt: Date,
): boolean {
  return answeredAt !== null && askedAt.getTime() - answeredAt.getTime() < beginning.repeatMs;
}
