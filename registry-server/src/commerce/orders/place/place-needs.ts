import type { Site } from '../../../content/sites/sites.store.ts';
import type { Db } from '../../../database/dialects.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { Shopper } from '../../cart/cart-access.ts';
import type { RepeatableRequest } from '../../cart/change-cart.ts';
import type { Delivery } from '../../delivery/delivery.ts';
import type { OfferedMethod } from '../../delivery/offer/offered-method.ts';
import type { GiftRuleBook } from '../../gifts/gift-rule-book.ts';
import type { OrderPoint } from '../order-point.ts';
import type { PlacedOrder } from '../order-view.ts';
import type { OrderActor, PlacedHook } from '../orders.ts';
import type { ShownTotals } from './expected-total.ts';
import type { OrderCheckout } from './order-checkout.ts';

/** What payments do for an order that is being placed. */
export interface PlacementPayments {
  /** The title of the chosen method; undefined when this order may not be paid so. */
  readonly titleOf: (choice: {
    readonly checkout: OrderCheckout;
    readonly shopper: Shopper;
    readonly total: number;
    readonly delivery: OfferedMethod;
    readonly point: OrderPoint | undefined;
  }) => string | undefined;
  /** Writes down, in the order's transaction, that it is to be paid. */
  readonly prepare: (
    trx: Trx,
    order: PlacedOrder,
    choice: { readonly checkout: OrderCheckout; readonly shopper: Shopper },
  ) => Promise<void>;
}

/** What orders are placed with. */
export interface PlaceNeeds {
  readonly db: Db;
  readonly giftRules: Pick<GiftRuleBook, 'rulesOf'>;
  readonly delivery: Pick<Delivery, 'methods' | 'checkPoint'>;
  readonly payments: PlacementPayments;
  readonly readCheckout: (db: Db | Trx, cartId: string, shopper: Shopper) => Promise<OrderCheckout>;
  /** Whether the shopper has agreed to all that has to be agreed to. */
  readonly hasConsents: (checkout: OrderCheckout, site: Site) => boolean;
  readonly placedHooks: readonly PlacedHook[];
  readonly now: () => Date;
}

export interface PlaceRequest {
  readonly cartId: string;
  readonly shopper: Shopper;
  /** Of the signed-in customer. */
  readonly customerEmail?: string | undefined;
  readonly actor: OrderActor;
  readonly shown: ShownTotals;
  readonly request?: RepeatableRequest | undefined;
}
