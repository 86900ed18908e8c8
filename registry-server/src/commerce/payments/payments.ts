import type { Site } from '../../content/sites/index.ts';
import type { Trx } from '../../database/transaction.ts';
import type { NetworkLimit } from '../../rate-limits/index.ts';
import type { PaymentSecrets } from '../cart/index.ts';
import type { OrderStatus } from '../order-status.ts';
import type { PaymentMethodCode } from '../payment-method-codes.ts';
import type { AttemptState } from './attempts/attempt-state.ts';
import type { OneTimeSecrets } from './attempts/one-time-secrets.ts';
import type { PaymentOrders } from './payment-orders.ts';
import type { OptionsQuery, Payer, PayingClient, PaymentOption, RefundState } from './providers/provider.ts';

/** What the offer of ways of payment follows from. */
export interface PaymentFacts {
  readonly site: Site;
  readonly currency: string;
  /** All that is to be paid, in minor units. */
  readonly total: number;
  /** How the parcel goes; left out while that is not chosen. */
  readonly shippingMethod?: {
    readonly cashOnDelivery: boolean;
    readonly disabledPaymentMethods: readonly string[];
  };
}

/** A way of payment as it is offered. */
export interface PaymentMethod {
  readonly code: PaymentMethodCode;
  readonly title: string;
  /** Lower comes first. */
  readonly priority: number;
  readonly available: boolean;
  /** Why it is not, in the shopper's language. */
  readonly reason?: string;
  /** Paid later than now: on delivery, by transfer. */
  readonly isDeferred: boolean;
}

/** An order at the moment when it is written. */
export interface OrderToPay {
  readonly id: number;
  readonly siteId: number;
  /** The cart that it was: a card that was entered before is found by it. */
  readonly cartId: string;
  readonly currency: string;
  readonly total: number;
  readonly number: string;
  readonly language: string;
}

/** How it is to be paid, without anything secret. */
export interface ChosenPayment {
  readonly code: string;
  readonly data?: Readonly<Record<string, string | boolean>>;
}

/** How money for an order that was placed may be sent by transfer. */
export interface TransferInstructions {
  readonly recipient: string;
  readonly account: string;
  readonly bank: string;
  /** The order's number. */
  readonly title: string;
  readonly amount: number;
  readonly currency: string;
  readonly payBefore: Date;
  /** All of it as sentences, in the shopper's language. */
  readonly text: string;
}

/** An attempt that was written before anybody is asked for money. */
export interface PreparedPayment {
  readonly attemptId: number;
  /** Where the money is sent by transfer. */
  readonly instructions?: TransferInstructions | undefined;
}

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

export interface RefundInput {
  readonly orderId: number;
  /** Minor units; left out: all that is left. */
  readonly amount?: number;
  readonly reason: string;
  /** The same key twice gives back once. */
  readonly key: string;
  readonly staffId?: number;
}

export interface Refund {
  readonly id: number;
  readonly orderId: number;
  readonly amount: number;
  readonly currency: string;
  readonly state: 'requested' | RefundState;
  readonly reason: string;
  readonly createdAt: Date;
  readonly doneAt: Date | null;
}

export interface StartInput {
  readonly secrets?: PaymentSecrets;
  /** The cart whose code or token pays; whoever begins the attempt takes it, and nobody else. */
  readonly cartId?: string;
  readonly client?: PayingClient;
}

/** What is in a cart that is paid by a card before it is an order. */
export interface CartToPay {
  readonly cartId: string;
  readonly siteId: number;
  readonly amount: number;
  readonly currency: string;
  readonly language: string;
  readonly payer: Payer;
  /** The shopper wants the card to be kept by the provider. */
  readonly savesCard: boolean;
}

/** A transaction that the page's card form finishes. */
export interface CardTransaction {
  /** The provider's, for its form. */
  readonly token: string;
  /** Our own id of the attempt. */
  readonly transaction: string;
}

/** Payments, as other features use them. */
export interface Payments {
  /** The ways of payment for a cart, best first; from memory, so that a transaction may ask. */
  readonly methods: (facts: PaymentFacts) => readonly PaymentMethod[];
  /** Codes and tokens that pay once, between choosing and placing: sealed, for minutes. */
  readonly secrets: OneTimeSecrets;
  /** Writes the attempt in the order's transaction; undefined when there is nothing to pay. */
  readonly prepare: (trx: Trx, order: OrderToPay, choice: ChosenPayment) => Promise<PreparedPayment | undefined>;
  /** How the money for an order is sent by transfer, in the transaction that wrote its attempt; undefined when it is not. */
  readonly instructionsOf: (
    trx: Trx,
    order: { readonly id: number; readonly number: string; readonly language: string },
  ) => Promise<TransferInstructions | undefined>;
  /** After the commit: asks the provider. Never throws for a provider's fault: the order stays payable. */
  readonly start: (attemptId: number, input?: StartInput) => Promise<PaymentStart>;
  /** What `start` came to, for an order that is placed a second time; begins it if nobody did. */
  readonly startOf: (orderId: number, input?: StartInput) => Promise<PaymentStart | undefined>;
  /** Pays again what was not paid: asks after the old attempts first. Throws `RetryRefused`. */
  readonly retry: (orderId: number, input?: StartInput & { readonly choice?: ChosenPayment }) => Promise<PaymentStart>;
  /** The ways in which an order that waits for money can be paid now; without those of a provider that has just failed. */
  readonly waysFor: (orderId: number) => Promise<readonly PaymentMethod[]>;
  readonly statusOf: (orderId: number) => Promise<PaymentStatus | undefined>;
  /** Gives money back, all or a part. Throws `RefundRefused`. */
  readonly refund: (input: RefundInput) => Promise<readonly Refund[]>;
  /** Writes down in a transaction that all the money of an order goes back; it is sent afterwards. */
  readonly giveBack: (trx: Trx, orderId: number, reason: string) => Promise<void>;
  readonly refundsOf: (orderId: number) => Promise<readonly Refund[]>;
  /** Banks and wallets of Przelewy24. */
  readonly przelewy24Options: (question: OptionsQuery) => Promise<readonly PaymentOption[]>;
  /** Begins to pay a cart by a card that is entered on the page. Throws `CardRefused`. */
  readonly registerCard: (cart: CartToPay, client: PayingClient) => Promise<CardTransaction>;
  /** Refuses what one network asks of providers too often. */
  readonly limit: NetworkLimit;
  /** Orders say how they are told; once, while the app is built. */
  readonly connect: (orders: PaymentOrders) => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly payments: Payments;
  }
}
