import { isOpen } from './attempts/attempt-state.ts';
import { type AttemptRow, attemptsOfOrder } from './attempts/attempts.store.ts';
import { ON_DELIVERY } from './methods/method-codes.ts';
import type { PaymentNeeds } from './payment-needs.ts';
import type { PaymentStatus } from './payments.ts';
import { paymentStartOf } from './start/payment-start-of.ts';

/** Where the payment of an order stands; undefined when there is nothing to pay, or no order. */
export async function paymentStatusOf(needs: PaymentNeeds, orderId: number): Promise<PaymentStatus | undefined> {
  const [order, attempts] = await Promise.all([needs.orders().find(orderId), attemptsOfOrder(needs.db, orderId)]);
  const last = attempts.at(-1);
  if (!order || !last) return undefined;
  const captured = attempts.filter(({ capturedAt }) => capturedAt !== null);
  const telling = captured[0] ?? last;
  const sum = (of: 'amount' | 'refunded') => captured.reduce((total, attempt) => total + attempt[of], 0);
  const outcome = outcomeOf(attempts);
  return {
    ...paymentStartOf(needs, telling, order),
    ...{ orderId, outcome, captured: sum('amount'), refunded: sum('refunded'), currency: order.currency },
    canRetry:
      order.isAwaitingPayment && captured.length === 0 && last.state !== 'review' && last.method !== ON_DELIVERY,
  };
}

/** What the attempts of an order come to. */
export function outcomeOf(
  attempts: readonly Pick<AttemptRow, 'capturedAt' | 'refunded' | 'amount' | 'state'>[],
): PaymentStatus['outcome'] {
  const captured = attempts.filter(({ capturedAt }) => capturedAt !== null);
  if (captured.some(({ refunded, amount }) => refunded < amount)) return 'paid';
  if (captured.length > 0) return 'refunded';
  const last = attempts.at(-1);
  return last && isOpen(last.state) ? 'pending' : 'failed';
}
