import type { NetworkLimit } from '../../identity/network-limit.ts';
import { type AttemptRow, attemptsOfOrder, findAttempt } from './attempts/attempts.store.ts';
import { offerMethods } from './methods/offer-methods.ts';
import { waysToPay } from './methods/ways-to-pay.ts';
import type { PaymentNeeds } from './payment-needs.ts';
import type { PaymentOrders } from './payment-orders.ts';
import { paymentStatusOf } from './payment-status-of.ts';
import { RetryRefused } from './payments.errors.ts';
import type { PaymentStart, Payments, StartInput } from './payments.ts';
import { refundOrder, toRefund, writeGiveBack } from './refunds/order-refund.ts';
import { refundsOfOrder } from './refunds/refunds.store.ts';
import { isAbandoned } from './start/beginnings.ts';
import { paymentStartOf } from './start/payment-start-of.ts';
import { prepareAttempt } from './start/prepare-attempt.ts';
import { registerCard } from './start/register-card.ts';
import { retryPayment } from './start/retry-payment.ts';
import { startAttempt } from './start/start-attempt.ts';
import { PROVIDER_UNAVAILABLE } from './start/start-faults.ts';

export interface PaymentParts {
  readonly needs: PaymentNeeds;
  readonly connect: (orders: PaymentOrders) => void;
  readonly limit: NetworkLimit;
}

/** Payments over what they need. */
export function createPayments({ needs, connect, limit }: PaymentParts): Payments {
  async function start(attemptId: number, input?: StartInput): Promise<PaymentStart> {
    const { order, attempt } = await begun(attemptId, input);
    return paymentStartOf(needs, attempt, order);
  }

  async function begun(attemptId: number, input?: StartInput) {
    const attempt = await findAttempt(needs.db, attemptId);
    const order = attempt?.orderId ? await needs.orders().find(attempt.orderId) : undefined;
    if (!order) throw new Error(`There is no order to pay for attempt ${attemptId}.`);
    return { order, attempt: await startAttempt(needs, attemptId, order, input) };
  }

  /** As long as an order can still be paid, whoever died while beginning its payment is followed by another attempt. */
  async function startAgain(orderId: number, { method, data }: AttemptRow, input?: StartInput) {
    try {
      return await retryPayment(needs, orderId, { ...input, choice: { code: method, data } });
    } catch (error) {
      if (error instanceof RetryRefused) return undefined;
      throw error;
    }
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
      if (!last) return undefined;
      // Also one that is abandoned while it is waited for.
      const { order, attempt } = await begun(last.id, input);
      const again = isAbandoned(attempt, needs.now()) ? await startAgain(orderId, attempt, input) : undefined;
      return again ?? paymentStartOf(needs, attempt, order);
    },
    retry: (orderId, input = {}) => retryPayment(needs, orderId, input),
    async waysFor(orderId) {
      const [order, attempts] = await Promise.all([needs.orders().find(orderId), attemptsOfOrder(needs.db, orderId)]);
      const last = attempts.at(-1);
      const hasFailed = last?.reasonCode === PROVIDER_UNAVAILABLE || (last && isAbandoned(last, needs.now()));
      return order?.isAwaitingPayment ? waysToPay(needs, order, hasFailed ? last?.provider : null) : [];
    },
    statusOf: (orderId) => paymentStatusOf(needs, orderId),
    refund: (input) => refundOrder(needs, input),
    giveBack: (trx, orderId, reason) => writeGiveBack(trx, needs, orderId, reason),
    refundsOf: async (orderId) => (await refundsOfOrder(needs.db, orderId)).map(toRefund),
    registerCard: (cart, client) => registerCard(needs, cart, client),
    przelewy24Options: async (question) => (await needs.providers.named('przelewy24')?.options?.(question)) ?? [],
  };
}
