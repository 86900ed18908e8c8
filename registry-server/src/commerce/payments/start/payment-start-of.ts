import { isOpen } from '../attempts/attempt-state.ts';
import type { AttemptRow } from '../attempts/attempts.store.ts';
import { transferInstructions } from '../methods/transfer-instructions.ts';
import type { PaymentNeeds } from '../payment-needs.ts';
import type { PayableOrder } from '../payment-orders.ts';
import type { PaymentStart } from '../payments.ts';
import { isAbandoned, isUnderWay } from './beginnings.ts';
import { hasLivePage } from './live-page.ts';
import { INTERRUPTED, UNDER_WAY } from './start-faults.ts';

type Needs = Pick<PaymentNeeds, 'settingsOf' | 'siteOf' | 'providers' | 'now'>;

/** An attempt as the shopper is told of it. */
export function paymentStartOf(
  needs: Needs,
  attempt: AttemptRow,
  order: Pick<PayableOrder, 'number' | 'language'>,
): PaymentStart {
  const { method, state, redirectUrl, siteId } = attempt;
  const isTransfer = method === 'banktransfer' && isOpen(state);
  const reasonCode = reasonOf(attempt, needs.now());
  const { transfer } = needs.settingsOf(needs.siteOf(siteId));
  return {
    method,
    state,
    ...(redirectUrl !== null && hasLivePage(needs, attempt) && { redirectUrl }),
    ...(reasonCode !== null && { reasonCode }),
    ...(isTransfer && { instructions: transferInstructions(transfer, attempt, order) }),
  };
}

function reasonOf(attempt: AttemptRow, now: Date): string | null {
  if (!isOpen(attempt.state)) return attempt.reasonCode;
  if (isUnderWay(attempt, now)) return UNDER_WAY;
  return isAbandoned(attempt, now) ? INTERRUPTED : attempt.reasonCode;
}
