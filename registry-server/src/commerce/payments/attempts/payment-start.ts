import type { PaymentMethodCode } from '../../payment-method-codes.ts';
import { INTERRUPTED, PAGE_EXPIRED, PROVIDER_UNAVAILABLE, UNDER_WAY } from '../methods/payment-reasons.ts';
import { type TransferInstructions, transferInstructions } from '../methods/transfer-instructions.ts';
import type { PayableOrder } from '../payable-orders.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { type AttemptState, isOpen } from './attempt-state.ts';
import type { Attempt } from './attempts.store.ts';
import { hasPayablePage } from './reusable-attempt.ts';
import { isAbandoned, isStarting } from './start-lease.ts';

/** Where an order's payment stands. */
export interface PaymentStart {
  readonly method: PaymentMethodCode;
  readonly state: AttemptState;
  /** Where the shopper pays. */
  readonly redirectUrl?: string;
  readonly instructions?: TransferInstructions;
  /** Why it came to nothing, or to nothing yet: the provider's code, or one of ours; the order stays payable. */
  readonly reasonCode?: string;
}

type Deps = Pick<PaymentDeps, 'settingsOf' | 'siteOf' | 'providers' | 'now'>;

/** An attempt as the shopper is told of it. */
export function toPaymentStart(
  deps: Deps,
  attempt: Attempt,
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
function reasonOf(attempt: Attempt, { now, isLive }: { readonly now: Date; readonly isLive: boolean }): string | null {
  const { state, startedAt, redirectUrl, reasonCode } = attempt;
  if (!isOpen(state)) return reasonCode;
  if (isStarting(attempt, now)) return UNDER_WAY;
  if (isAbandoned(attempt, now)) return INTERRUPTED;
  if (redirectUrl !== null && !isLive) return PAGE_EXPIRED;
  // Asked for, and nobody knows of it.
  return state === 'created' && startedAt !== null ? PROVIDER_UNAVAILABLE : reasonCode;
}
