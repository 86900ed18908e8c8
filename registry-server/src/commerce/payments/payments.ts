import type { Trx } from '../../database/transaction.ts';

import type { NetworkLimit } from '../../rate-limits/index.ts';
import { type Attempt, attemptsOfOrder, findAttempt } from './attempts/attempts.store.ts';
import { type PaymentStart, toPaymentStart } from './attempts/payment-start.ts';
import { readPaymentStatus } from './attempts/payment-status.ts';
import { type ChosenPayment, type OrderToPay, prepareAttempt } from './attempts/prepare-attempt.ts';
import { type CartToPay, registerCard } from './attempts/register-card.ts';
import { type RetryInput, retryPayment } from './attempts/retry-payment.ts';
import { type StartInput, startAttempt } from './attempts/start-attempt.ts';
import { isAbandoned } from './attempts/start-lease.ts';
import { offerMethods, type PaymentFacts, type PaymentMethod, retryMethods } from './methods/offer-methods.ts';
import { PROVIDER_UNAVAILABLE } from './methods/payment-reasons.ts';
import type { TransferInstructions } from './methods/transfer-instructions.ts';
import type { PayableOrder, PayableOrders } from './payable-orders.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { RetryRefused } from './payments.errors.ts';
import type { OptionPicture, OptionsQuery, PayingClient, PaymentOption, ProviderTerms } from './providers/provider.ts';
import { type Refund, type RefundInput, refundOrder, toRefund, writeFullRefund } from './refunds/refund-order.ts';
import { refundsOfOrder } from './refunds/refunds.store.ts';

export interface PaymentsOptions {
  readonly deps: PaymentDeps;
  readonly connect: (orders: PayableOrders) => void;
  readonly limit: NetworkLimit;
}

/** An attempt that was written before anybody is asked for money. */
export interface PreparedPayment {
  readonly attemptId: number;
  /** Where the money is sent by transfer. */
  readonly instructions?: TransferInstructions | undefined;
}

/** Payments, as other features use them. */
export function createPayments({ deps, connect, limit }: PaymentsOptions) {
  async function start(attemptId: number, input?: StartInput): Promise<PaymentStart> {
    const { order, attempt } = await startWithOrder(attemptId, input);
    return toPaymentStart(deps, attempt, order);
  }

  async function startWithOrder(attemptId: number, input?: StartInput) {
    const attempt = await findAttempt(deps.db, attemptId);
    const order = attempt?.orderId ? await deps.orders().find(attempt.orderId) : undefined;
    if (!order) throw new Error(`Payment attempt ${attemptId} has no order to pay.`);
    return { order, attempt: await startAttempt(deps, attemptId, order, input) };
  }

  /** As long as an order can still be paid, whoever died while starting its payment is followed by another attempt. */
  async function startAgain(orderId: number, { method, data }: Attempt, input?: StartInput) {
    try {
      return await retryPayment(deps, orderId, { ...input, choice: { code: method, data } });
    } catch (error) {
      if (error instanceof RetryRefused) return undefined;
      throw error;
    }
  }

  return {
    /** Codes and tokens that pay once, between choosing and placing: sealed, for minutes. */
    secrets: deps.secrets,

    /** Orders say how they are told; once, while the app is built. */
    connect,

    /** Refuses what one network asks of providers too often. */
    limit,

    /** The ways of payment for a cart, best first; from memory, so that a transaction may ask. */
    methods: (facts: PaymentFacts): readonly PaymentMethod[] =>
      offerMethods(facts, deps.settingsOf(facts.site), deps.providers),

    /** Writes the attempt in the order's transaction; undefined when there is nothing to pay. */
    async prepare(trx: Trx, order: OrderToPay, choice: ChosenPayment): Promise<PreparedPayment | undefined> {
      if (order.total === 0) return undefined;
      const attempt = await prepareAttempt(trx, deps, order, choice);
      return { attemptId: attempt.id, instructions: toPaymentStart(deps, attempt, order).instructions };
    },

    /** How the money for an order is sent by transfer, in the transaction that wrote its attempt; undefined when it is not. */
    async instructionsOf(
      trx: Trx,
      order: Pick<PayableOrder, 'id' | 'number' | 'language'>,
    ): Promise<TransferInstructions | undefined> {
      const last = (await attemptsOfOrder(trx, order.id)).at(-1);
      return last && toPaymentStart(deps, last, order).instructions;
    },

    /** After the commit: asks the provider. Never throws for a provider's fault: the order stays payable. */
    start,

    /** What `start` came to, for an order that is placed a second time; starts it if nobody did. */
    async startOf(orderId: number, input?: StartInput): Promise<PaymentStart | undefined> {
      const last = (await attemptsOfOrder(deps.db, orderId)).at(-1);
      if (!last) return undefined;
      // Also one that is abandoned while it is waited for.
      const { order, attempt } = await startWithOrder(last.id, input);
      const again = isAbandoned(attempt, deps.now()) ? await startAgain(orderId, attempt, input) : undefined;
      return again ?? toPaymentStart(deps, attempt, order);
    },

    /** Pays again what was not paid: polls the old attempts first. Throws `RetryRefused`. */
    retry: (orderId: number, input: RetryInput = {}): Promise<PaymentStart> => retryPayment(deps, orderId, input),

    /** The ways in which an order that waits for money can be paid now; without those of a provider that has just failed. */
    async retryMethods(orderId: number): Promise<readonly PaymentMethod[]> {
      const [order, attempts] = await Promise.all([deps.orders().find(orderId), attemptsOfOrder(deps.db, orderId)]);
      const last = attempts.at(-1);
      const hasFailed = last?.reasonCode === PROVIDER_UNAVAILABLE || (last && isAbandoned(last, deps.now()));
      return order?.isAwaitingPayment ? retryMethods(deps, order, hasFailed ? last?.provider : null) : [];
    },

    statusOf: (orderId: number) => readPaymentStatus(deps, orderId),

    /** Gives money back, all or a part. Throws `RefundRefused`. */
    refund: (input: RefundInput): Promise<readonly Refund[]> => refundOrder(deps, input),

    /** Writes down in a transaction that all the money of an order goes back; it is sent afterwards. */
    refundAll: (trx: Trx, orderId: number, reason: string): Promise<void> =>
      writeFullRefund(trx, deps, orderId, reason),

    refundsOf: async (orderId: number): Promise<readonly Refund[]> =>
      (await refundsOfOrder(deps.db, orderId)).map(toRefund),

    /** Starts to pay a cart by a card that is entered on the page. Throws `CardRefused`. */
    registerCard: (cart: CartToPay, client: PayingClient) => registerCard(deps, cart, client),

    /** Banks and wallets of Przelewy24. */
    przelewy24Options: async (query: OptionsQuery): Promise<readonly PaymentOption[]> =>
      (await deps.providers.named('przelewy24')?.options?.(query)) ?? [],

    /** What one of them looks like. */
    przelewy24Picture: async (optionId: string): Promise<OptionPicture | undefined> =>
      deps.providers.named('przelewy24')?.picture?.(optionId),

    /** What has to be linked beside them; undefined where the shop has no account there. */
    przelewy24Terms: (): ProviderTerms | undefined => deps.providers.named('przelewy24')?.terms,
  };
}

export type Payments = ReturnType<typeof createPayments>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly payments: Payments;
  }
}
