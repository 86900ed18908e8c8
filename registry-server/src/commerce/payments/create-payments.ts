import type { NetworkLimit } from '../../rate-limits/index.ts';
import { type AttemptRow, attemptsOfOrder, findAttempt } from './attempts/attempts.store.ts';
import { toPaymentStart } from './attempts/payment-start.ts';
import { readPaymentStatus } from './attempts/payment-status.ts';
import { prepareAttempt } from './attempts/prepare-attempt.ts';
import { registerCard } from './attempts/register-card.ts';
import { retryPayment } from './attempts/retry-payment.ts';
import { startAttempt } from './attempts/start-attempt.ts';
import { isAbandoned } from './attempts/start-lease.ts';
import { offerMethods, retryMethods } from './methods/offer-methods.ts';
import { PROVIDER_UNAVAILABLE } from './methods/payment-reasons.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { PaymentOrders } from './payment-orders.ts';
import { RetryRefused } from './payments.errors.ts';
import type { PaymentStart, Payments, StartInput } from './payments.ts';
import { refundOrder, toRefund, writeFullRefund } from './refunds/refund-order.ts';
import { refundsOfOrder } from './refunds/refunds.store.ts';

export interface PaymentParts {
  readonly deps: PaymentDeps;
  readonly connect: (orders: PaymentOrders) => void;
  readonly limit: NetworkLimit;
}

/** Payments over what they need. */
export function createPayments({ deps, connect, limit }: PaymentParts): Payments {
  async function start(attemptId: number, input?: StartInput): Promise<PaymentStart> {
    const { order, attempt } = await begun(attemptId, input);
    return toPaymentStart(deps, attempt, order);
  }

  async function begun(attemptId: number, input?: StartInput) {
    const attempt = await findAttempt(deps.db, attemptId);
    const order = attempt?.orderId ? await deps.orders().find(attempt.orderId) : undefined;
    if (!order) throw new Error(`There is no order to pay for attempt ${attemptId}.`);
    return { order, attempt: await startAttempt(deps, attemptId, order, input) };
  }

  /** As long as an order can still be paid, whoever died while beginning its payment is followed by another attempt. */
  async function startAgain(orderId: number, { method, data }: AttemptRow, input?: StartInput) {
    try {
      return await retryPayment(deps, orderId, { ...input, choice: { code: method, data } });
    } catch (error) {
      if (error instanceof RetryRefused) return undefined;
      throw error;
    }
  }

  return {
    secrets: deps.secrets,
    connect,
    limit,
    start,
    methods: (facts) => offerMethods(facts, deps.settingsOf(facts.site), deps.providers),
    async prepare(trx, order, choice) {
      if (order.total === 0) return undefined;
      const attempt = await prepareAttempt(trx, deps, order, choice);
      return { attemptId: attempt.id, instructions: toPaymentStart(deps, attempt, order).instructions };
    },
    async instructionsOf(trx, order) {
      const last = (await attemptsOfOrder(trx, order.id)).at(-1);
      return last && toPaymentStart(deps, last, order).instructions;
    },
    async startOf(orderId, input) {
      const last = (await attemptsOfOrder(deps.db, orderId)).at(-1);
      if (!last) return undefined;
      // Also one that is abandoned while it is waited for.
      const { order, attempt } = await begun(last.id, input);
      const again = isAbandoned(attempt, deps.now()) ? await startAgain(orderId, attempt, input) : undefined;
      return again ?? toPaymentStart(deps, attempt, order);
    },
    retry: (orderId, input = {}) => retryPayment(deps, orderId, input),
    async waysFor(orderId) {
      const [order, attempts] = await Promise.all([deps.orders().find(orderId), attemptsOfOrder(deps.db, orderId)]);
      const last = attempts.at(-1);
      const hasFailed = last?.reasonCode === PROVIDER_UNAVAILABLE || (last && isAbandoned(last, deps.now()));
      return order?.isAwaitingPayment ? retryMethods(deps, order, hasFailed ? last?.provider : null) : [];
    },
    statusOf: (orderId) => readPaymentStatus(deps, orderId),
    refund: (input) => refundOrder(deps, input),
    giveBack: (trx, orderId, reason) => writeFullRefund(trx, deps, orderId, reason),
    refundsOf: async (orderId) => (await refundsOfOrder(deps.db, orderId)).map(toRefund),
    registerCard: (cart, client) => registerCard(deps, cart, client),
    przelewy24Options: async (question) => (await deps.providers.named('przelewy24')?.options?.(question)) ?? [],
  };
}
