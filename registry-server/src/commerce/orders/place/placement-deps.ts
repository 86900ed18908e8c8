import type { Site } from '../../../content/sites/index.ts';
import type { Db } from '../../../database/dialects.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { CartConsent, CheckoutOffers, PaymentChoice, RepeatableRequest, Shopper } from '../../cart/index.ts';
import type { GivenConsents } from '../../checkout/index.ts';
import type { Delivery } from '../../delivery/index.ts';
import type { GiftRuleBook } from '../../gifts/index.ts';
import type { TransferInstructions } from '../../payments/index.ts';
import type { PlacedOrder } from '../order-view.ts';
import type { OrderActor, PlacedHook } from '../orders.ts';
import type { ShownTotals } from './expected-total.ts';

/** Writes down, in the order's transaction, that it is to be paid, and how; gives where money by transfer is to go. */
export type PreparePayment = (
  trx: Trx,
  order: PlacedOrder,
  choice: PaymentChoice,
  site: Site,
) => Promise<TransferInstructions | undefined>;

/** What orders are placed with. */
export interface PlaceDeps {
  readonly db: Db;
  readonly giftRules: Pick<GiftRuleBook, 'rulesOf'>;
  readonly offers: CheckoutOffers;
  readonly delivery: Pick<Delivery, 'checkPoint' | 'settings'>;
  readonly preparePayment: PreparePayment;
  /** Whether the shopper has agreed to all that has to be agreed to. */
  readonly hasConsents: (consents: readonly CartConsent[], site: Site) => boolean;
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
  /** Instead of the way of payment that the cart has chosen. */
  readonly payment?: PaymentChoice | undefined;
  /** Beside what the cart has recorded. */
  readonly consents?: GivenConsents | undefined;
}
