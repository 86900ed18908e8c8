import type { NetworkLimit } from '../../identity/network-limit.ts';
import { attemptsOfOrder, findAttempt } from './attempts/attempts.store.ts';
import { offerMethods } from './methods/offer-methods.ts';
import type { PaymentNeeds } from './payment-needs.ts';
import type { PaymentOrders } from './payment-orders.ts';
import { paymentStatusOf } from './payment-status-of.ts';
import type { PaymentStart, Payments, StartInput } from './payments.ts';
import { refundOrder, toRefund, writeGiveBack } from './refunds/order-refund.ts';
import { refundsOfOrder } from './refunds/refunds.store.ts';
import { paymentStartOf } from './start/payment-start-of.ts';
import { prepareAttempt } from './start/prepare-attempt.ts';
import { registerCard } from './start/register-card.ts';
import { retryPayment } from './start/retry-payment.ts';
import { startAttempt } from './start/start-attempt.ts';

export interface PaymentParts {
  readonly needs: PaymentNeeds;
  readonly connect: (orders: PaymentOrders) => void;
  readonly limit: NetworkLimit;
}

/** Payments over what they need. */
export function createPayments({ needs, connect, limit }: PaymentParts): Payments {
  /** Beginnings under way in this process: whoever asks for the same waits for the same. */
  const starting = new Map<number, Promise<PaymentStart>>();

  function start(attemptId: number, input?: StartInput): Promise<PaymentStart> {
    const underWay = starting.get(attemptId) ?? begin(attemptId, input).finally(() => starting.delete(attemptId));
    starting.set(attemptId, underWay);
    return underWay;
  }

  async function begin(attemptId: number, input?: StartInput): Promise<PaymentStart> {
    const attempt = await findAttempt(needs.db, attemptId);
    const order = attempt?.orderId ? await needs.orders().find(attempt.orderId) : undefined;
    if (!order) throw new Error(`There is no order to pay for attempt ${attemptId}.`);
    return paymentStartOf(needs, await startAttempt(needs, attemptId, order, input), order);
  }

  return {
    secrets: needs.secrets,
    connect,
    limit,
    start,
    methods: (facts) => offerMethods(facts, needs.settingsOf(facts.site), needs.providers),
    async prepare(trx, order, choice) {
      if (order.total === 0) return undefined;
      const attempt = await prepareAttempt(trx, needs, order, choice);
      return { attemptId: attempt.id, instructions: paymentStartOf(needs, attempt, order).instructions };
    },
    async instructionsOf(trx, order) {
      const last = (await attemptsOfOrder(trx, order.id)).at(-1);
      return last && paymentStartOf(needs, last, order).instructions;
    },
    async startOf(orderId, input) {
      const last = (await attemptsOfOrder(needs.db, orderId)).at(-1);
      return last && start(last.id, input);
    },
    retry: (orderId, input = {}) => retryPayment(needs, orderId, input),
    statusOf: (orderId) => paymentStatusOf(needs, orderId),
    refund: (input) => refundOrder(needs, input),
    giveBack: (trx, orderId, reason) => writeGiveBack(trx, needs, orderId, reason),
    refundsOf: async (orderId) => (await refundsOfOrder(needs.db, orderId)).map(toRefund),
    registerCard: (cart, client) => registerCard(needs, cart, client),
    przelewy24Options: async (question) => (await needs.providers.named('przelewy24')?.options?.(question)) ?? [],
  };
}
