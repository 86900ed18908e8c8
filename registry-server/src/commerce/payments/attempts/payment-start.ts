import { INTERRUPTED, PAGE_EXPIRED, PROVIDER_UNAVAILABLE, UNDER_WAY } from '../methods/payment-reasons.ts';
import { transferInstructions } from '../methods/transfer-instructions.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { PayableOrder } from '../payment-orders.ts';
import type { PaymentStart } from '../payments.ts';
import { isOpen } from './attempt-state.ts';
import type { AttemptRow } from './attempts.store.ts';
import { hasPayablePage } from './reusable-attempt.ts';
import { isAbandoned, isStarting } from './start-lease.ts';

type Deps = Pick<PaymentDeps, 'settingsOf' | 'siteOf' | 'providers' | 'now'>;

/** An attempt as the shopper is told of it. */
export function toPaymentStart(
  deps: Deps,
  attempt: AttemptRow,
  order: Pick<PayableOrder, 'number' | 'language'>,
): PaymentStart {
  const { method, state, redirectUrl, siteId } = attempt;
  const isTransfer = method === 'banktransfer' && isOpen(state);
  const isLive = hasPayablePage(deps, attempt);
  const reasonCode = reasonOf(attempt, { now: deps.now(), isLive });
  const { transfer } = deps.settingsOf(deps.siteOf(siteId));
  return {
    method,
    state,
    ...(redirectUrl !== null && isLive && { redirectUrl }),
    ...(reasonCode !== null && { reasonCode }),
    ...(isTransfer && { instructions: transferInstructions(transfer, attempt, order) }),
  };
}

/** Why there is no page, where the shopper should have one. */
function reasonOf(
  attempt: AttemptRow,
  { now, isLive }: { readonly now: Date; readonly isLive: boolean },
): string | null {
  const { state, startedAt, redirectUrl, reasonCode } = attempt;
  if (!isOpen(state)) return reasonCode;
  if (isStarting(attempt, now)) return UNDER_WAY;
  if (isAbandoned(attempt, now)) return INTERRUPTED;
  if (redirectUrl !== null && !isLive) return PAGE_EXPIRED;
  // Asked for, and nobody knows of it.
  return state === 'created' && startedAt !== null ? PROVIDER_UNAVAILABLE : reasonCode;
}
