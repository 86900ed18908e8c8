import { isOpen } from '../attempts/attempt-state.ts';
import type { AttemptRow } from '../attempts/attempts.store.ts';
import { transferInstructions } from '../methods/transfer-instructions.ts';
import type { PaymentNeeds } from '../payment-needs.ts';
import type { PayableOrder } from '../payment-orders.ts';
import type { PaymentStart } from '../payments.ts';

/** An attempt as the shopper is told of it. */
export function paymentStartOf(
  { settingsOf, siteOf }: Pick<PaymentNeeds, 'settingsOf' | 'siteOf'>,
  attempt: AttemptRow,
  order: Pick<PayableOrder, 'number' | 'language'>,
): PaymentStart {
  const { method, state, redirectUrl, reasonCode, siteId } = attempt;
  const isTransfer = method === 'banktransfer' && isOpen(state);
  return {
    ...{ method, state },
    ...(redirectUrl !== null && isOpen(state) && { redirectUrl }),
    ...(reasonCode !== null && { reasonCode }),
    ...(isTransfer && { instructions: transferInstructions(settingsOf(siteOf(siteId)).transfer, attempt, order) }),
  };
}
