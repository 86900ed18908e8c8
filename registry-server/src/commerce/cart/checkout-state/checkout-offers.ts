import type { Site } from '../../../content/sites/index.ts';
import type { Delivery, OfferedMethod } from '../../delivery/index.ts';

/** What the offer of ways of payment follows from. */
export interface PaymentOfferFacts {
  readonly site: Site;
  readonly currency: string;
  /** All that is to be paid, in minor units. */
  readonly total: number;
  /** How the parcel goes; left out while that is not chosen. */
  readonly shippingMethod?: Pick<OfferedMethod, 'cashOnDelivery' | 'disabledPaymentMethods'>;
}

/** A way of payment as it is offered for one cart. */
export interface OfferedPayment {
  readonly code: string;
  readonly title: string;
  readonly available: boolean;
  /** Why it is not, in the shopper's language. */
  readonly reason?: string | undefined;
  readonly isDeferred: boolean;
}

/** Who offers what a checkout chooses from. */
export interface CheckoutOffers {
  readonly delivery: Pick<Delivery, 'methods' | 'point'>;
  readonly payments: { readonly methods: (facts: PaymentOfferFacts) => readonly OfferedPayment[] };
}
