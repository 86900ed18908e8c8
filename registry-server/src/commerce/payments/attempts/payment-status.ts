import type { OrderStatus } from '../../order-status.ts';
import { ON_DELIVERY } from '../../payment-method-codes.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { isOpen } from './attempt-state.ts';
import { type Attempt, attemptsWithStatus } from './attempts.store.ts';
import { type PaymentStart, toPaymentStart } from './payment-start.ts';

export interface PaymentStatus extends PaymentStart {
  readonly orderId: number;
  /** Of the same moment as the rest. */
  readonly orderStatus: OrderStatus;
  /** `refunded`: all that came went back. */
  readonly outcome: 'paid' | 'pending' | 'failed' | 'refunded';
  readonly captured: number;
  readonly refunded: number;
  readonly currency: string;
  readonly canRetry: boolean;
}

/** Where the payment of an order stands, in one snapshot; undefined when there is nothing to pay, or no order. */
export async function readPaymentStatus(deps: PaymentDeps, orderId: number): Promise<PaymentStatus | undefined> {
  const attempts = await attemptsWithStatus(deps.db, orderId);
  const last = attempts.at(-1);
  // Nothing of it that is told below changes any more.
  const order = last && (await deps.orders().find(orderId));
  if (!order || !last) return undefined;
  const { orderStatus } = last;
  const captured = attempts.filter(({ capturedAt }) => capturedAt !== null);
  const telling = captured[0] ?? last;
  const sum = (of: 'amount' | 'refunded') => captured.reduce((total, attempt) => total + attempt[of], 0);
  const isAwaited = deps.orders().isAwaitingPayment(orderStatus) && captured.length === 0;
  return {
    ...toPaymentStart(deps, telling, order),
    orderId,
    orderStatus,
    outcome: outcomeOf(attempts),
    currency: order.currency,
    captured: sum('amount'),
    refunded: sum('refunded'),
    canRetry: isAwaited && last.state !== 'review' && last.method !== ON_DELIVERY,
  };
}

/** What the attempts of an order come to. */
function outcomeOf(
  attempts: readonly Pick<Attempt, 'capturedAt' | 'refunded' | 'amount' | 'state'>[],
): PaymentStatus['outcome'] {
  const captured = attempts.filter(({ capturedAt }) => capturedAt !== null);
  if (captured.some(({ refunded, amount }) => refunded < amount)) return 'paid';
  if (captured.length > 0) return 'refunded';
  const last = attempts.at(-1);
  return last && isOpen(last.state) ? 'pending' : 'failed';
}
