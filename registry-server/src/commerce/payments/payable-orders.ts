import type { Trx } from '../../database/transaction.ts';
import type { OrderStatus } from '../order-status.ts';
import type { PaymentMethodCode } from '../payment-method-codes.ts';
import type { TransferInstructions } from './methods/transfer-instructions.ts';
import type { Payer } from './providers/provider.ts';

/** What has to be known of an order to take money for it. */
export interface PayableOrder {
  readonly id: number;
  readonly siteId: number;
  readonly number: string;
  /** In which the shopper is spoken to. */
  readonly language: string;
  readonly currency: string;
  /** To be paid, in minor units. */
  readonly total: number;
  readonly paymentMethod: string;
  /** How the parcel goes: what of payment goes with it follows from that. */
  readonly shippingMethod: string;
  /** Whether it waits for money: pendingPayment, ngeniusDeclined, or paymentReview. */
  readonly isAwaitingPayment: boolean;
  readonly payer: Payer;
}

/** Money that has come for an order. */
export interface OrderPaid {
  readonly attemptId: number;
  readonly method: PaymentMethodCode;
  readonly at: Date;
}

/** A way of payment that takes the place of the one the order was placed with. */
export interface OrderPaymentChoice {
  readonly method: PaymentMethodCode;
  /** As the shopper knows it. */
  readonly title: string;
  readonly instructions?: TransferInstructions | undefined;
  readonly at: Date;
}

/**
 * What payments need of orders; orders implement it and hand it over by `app.payments.connect`. Everything that takes a
 * transaction runs in that of the payment: both hold, or neither. All of it may be repeated.
 */
export interface PayableOrders {
  /** Reads; `lock` keeps others from changing it until the transaction ends. */
  readonly find: (orderId: number, trx?: Trx) => Promise<PayableOrder | undefined>;
  readonly lock: (trx: Trx, orderId: number) => Promise<PayableOrder | undefined>;
  /** Whether an order of this status waits for money. */
  readonly isAwaitingPayment: (status: OrderStatus) => boolean;
  /** Moves a waiting order on to where it is prepared. `not-needed`: it is canceled, so the money has to go back. */
  readonly paid: (trx: Trx, orderId: number, payment: OrderPaid) => Promise<'accepted' | 'not-needed'>;
  /** The shopper pays in another way from now on; an order by transfer has `instructions`. */
  readonly chosen: (trx: Trx, orderId: number, choice: OrderPaymentChoice) => Promise<void>;
  /** The newest attempt came to nothing; the order stays payable. */
  readonly failed: (
    trx: Trx,
    orderId: number,
    failure: { readonly method: PaymentMethodCode; readonly reasonCode: string | null; readonly at: Date },
  ) => Promise<void>;
  /** The money is there, but the provider still looks at it. */
  readonly underReview: (trx: Trx, orderId: number, at: Date) => Promise<void>;
  /** Money went back: `amount` now, `isWhole` when nothing of it is left. */
  readonly refunded: (
    trx: Trx,
    orderId: number,
    refund: {
      readonly refundId: number;
      readonly amount: number;
      readonly currency: string;
      readonly isWhole: boolean;
      /** A person has sent it by a transfer. */
      readonly isByHand: boolean;
      readonly at: Date;
    },
  ) => Promise<void>;
  /** The provider does not give money back: a person sends it to an account that the buyer has to name. */
  readonly refundRefused: (trx: Trx, orderId: number, refund: { readonly refundId: number }) => Promise<void>;
  /** Nobody has paid in time: cancels it when it still waits. Gives whether it did. */
  readonly expired: (trx: Trx, orderId: number, at: Date) => Promise<boolean>;
}
