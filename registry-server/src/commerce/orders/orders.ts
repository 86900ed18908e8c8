import type { Site } from '../../content/sites/index.ts';
import type { Trx } from '../../database/transaction.ts';
import type { NetworkLimit } from '../../rate-limits/index.ts';
import type { OrderStatus } from '../order-status.ts';
import type { TransferInstructions } from '../payments/index.ts';
import type { OrderAccountRequest } from './account/open-account.ts';
import type { CancelRequest } from './cancellation/cancel-keys.ts';
import type { OrderRow, OrderShipment, OrderView, PlacedOrder } from './order-view.ts';
import type { OrderActorKind } from './orders.tables.ts';
import type { Placement } from './place/place-order.ts';
import type { PlaceRequest } from './place/placement-deps.ts';
import type { NewShipment } from './shipping/ship-order.ts';

/** Who moves an order; a person of staff and a customer have an id. */
export interface OrderActor {
  readonly kind: OrderActorKind;
  readonly id?: number;
}

/** A move that was made. */
export interface MovedOrder {
  /** As it is now. */
  readonly order: OrderRow;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly actor: OrderActor;
  readonly note: string | null;
  readonly at: Date;
}

/** Runs in the transaction of the move, after it; what it writes holds or falls with it. */
export type MovedHook = (trx: Trx, moved: MovedOrder, site: Site) => Promise<void>;
/** How an order that is being placed will be paid. */
export interface OrderPaying {
  readonly instructions?: TransferInstructions | undefined;
}

/** Runs in the transaction that places an order, once for each. */
export type PlacedHook = (trx: Trx, placed: PlacedOrder, site: Site, paying: OrderPaying) => Promise<void>;
/** Runs in the transaction that writes a parcel down. */
export type ShippedHook = (trx: Trx, shipped: ShippedOrder, site: Site) => Promise<void>;
/** Runs in the transaction in which all of an order is paid. */
export type PaidHook = (trx: Trx, order: OrderRow, site: Site) => Promise<void>;
/** Runs in the transaction in which another way of payment is chosen for an order that waits for money. */
export type PaymentChosenHook = (trx: Trx, order: OrderRow, site: Site, paying: OrderPaying) => Promise<void>;
/** Runs in the transaction in which a try to pay came to nothing; the order stays payable. */
export type PaymentFailedHook = (trx: Trx, failed: FailedPayment, site: Site) => Promise<void>;
/** Runs in the transaction in which it is known that money went back. */
export type RefundedHook = (trx: Trx, refunded: RefundedOrder, site: Site) => Promise<void>;
/** Runs in the transaction in which a provider has refused to give money back. */
export type RefundRefusedHook = (
  trx: Trx,
  refused: { readonly order: OrderRow; readonly refundId: number },
  site: Site,
) => Promise<void>;

/** Runs in the transaction in which somebody with the order's link asks to cancel it; may be asked again with the same key. */
export type CancelAskedHook = (trx: Trx, asked: AskedCancel, site: Site) => Promise<void>;

export interface AskedCancel extends CancelRequest {
  readonly order: OrderRow;
  /** What confirms it. */
  readonly key: string;
}

export interface FailedPayment {
  readonly order: OrderRow;
  readonly method: string;
  /** The provider's code. */
  readonly reasonCode: string | null;
  readonly at: Date;
}

export interface RefundedOrder {
  readonly order: OrderRow;
  readonly refundId: number;
  /** Minor units, this time. */
  readonly amount: number;
  readonly currency: string;
  /** Nothing of what came is left. */
  readonly isWhole: boolean;
  /** A person has sent it by a transfer. */
  readonly isByHand: boolean;
  readonly at: Date;
}

export interface ShippedOrder {
  readonly order: OrderRow;
  readonly shipment: OrderShipment;
}

/** A mail about an order that staff may send again. */
export interface OrderMail {
  /** Its template, `order-accepted`. */
  readonly name: string;
  /** Whether there is anything to tell in it. */
  readonly isFor: (order: OrderView, trx?: Trx) => boolean | Promise<boolean>;
  /** Writes it into the outbox once more, under a key of its own. */
  readonly resend: (trx: Trx, order: OrderView, site: Site) => Promise<void>;
}

/** Orders, as other features use them. */
export interface Orders {
  /** Makes an order of a cart, once however often it is asked; throws `PlacementRefused`. Beginning to pay is another step. */
  readonly place: (request: PlaceRequest) => Promise<Placement>;
  /**
   * Opens an account for the guest who placed an order; whoever asks has to know the order's secret. Throws refusals of
   * the password, and `TooManyRequests`.
   */
  readonly openAccount: (request: OrderAccountRequest) => Promise<void>;
  /** Undefined when there is none. Whoever asks has to know that the caller may see it. */
  readonly find: (id: number, trx?: Trx) => Promise<OrderView | undefined>;
  readonly findByNumber: (number: string, trx?: Trx) => Promise<OrderView | undefined>;
  /** By the secret of a link: whoever has it may see the order. */
  readonly findByToken: (token: string) => Promise<OrderView | undefined>;
  /** The secret for links to this order. It is kept nowhere. */
  readonly tokenOf: (order: Pick<OrderRow, 'id' | 'cartId'>) => string;
  readonly isTokenOf: (order: Pick<OrderRow, 'id' | 'cartId'>, token: string) => boolean;
  /** Refuses, with `TooManyRequests`, a network that looks for too many orders. */
  readonly limit: NetworkLimit;
  /** Locks an order and moves it; throws `OrderMissing` and `MoveRefused`. To where it is already: nothing happens. */
  readonly move: (trx: Trx, orderId: number, to: OrderStatus, actor: OrderActor, note?: string) => Promise<OrderRow>;
  /**
   * Cancels an order that is locked: what it took goes back, and what was paid for it, unless staff say otherwise.
   * Throws `MoveRefused`.
   */
  readonly cancel: (
    trx: Trx,
    order: OrderRow,
    actor: OrderActor,
    reason: string,
    money?: 'give-back' | 'keep',
  ) => Promise<OrderRow>;
  /** Has the key that cancels the order sent to its mailbox; throws `TooManyRequests`. Nothing else happens. */
  readonly askToCancel: (trx: Trx, order: OrderRow, reason: string) => Promise<void>;
  /** What a key of that mail was made for; undefined unless it is of this order and still holds. */
  readonly readCancelKey: (order: Pick<OrderRow, 'id' | 'cartId'>, key: string) => CancelRequest | undefined;
  /** Writes down a parcel that leaves; the order has to be locked. */
  readonly ship: (trx: Trx, order: OrderRow, shipment: NewShipment) => Promise<OrderShipment>;
  readonly onPlaced: (hook: PlacedHook) => void;
  readonly onMoved: (hook: MovedHook) => void;
  readonly onCancelAsked: (hook: CancelAskedHook) => void;
  readonly onShipped: (hook: ShippedHook) => void;
  readonly onPaid: (hook: PaidHook) => void;
  readonly onPaymentChosen: (hook: PaymentChosenHook) => void;
  readonly onPaymentFailed: (hook: PaymentFailedHook) => void;
  readonly onRefunded: (hook: RefundedHook) => void;
  readonly onRefundRefused: (hook: RefundRefusedHook) => void;
  /** Names a mail that staff may send again. */
  readonly registerMail: (mail: OrderMail) => void;
  /** The mails that there are for this order. */
  readonly mailsOf: (order: OrderView, trx?: Trx) => Promise<readonly OrderMail[]>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly orders: Orders;
  }
}
