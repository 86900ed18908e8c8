import type { Trx } from '../../../database/transaction.ts';
import { findOffered, type OfferedMethod } from '../../delivery/index.ts';
import type { CheckoutOffers } from './checkout-offers.ts';
import { type DeliveredCart, type DeliveryOccasion, deliveryFactsOf } from './delivery-facts-of.ts';

/** The way of delivery that a cart goes, with its price at this moment. */
export interface ChosenDelivery extends OfferedMethod {
  /** Its price without the coupon that makes it free. */
  readonly regularPriceGross: number;
}

/** What came of the shopper's choice: possible as it stands, or not, with the sentence that says why. */
export type DeliveryOutcome =
  | { readonly chosen: ChosenDelivery }
  | { readonly chosen?: undefined; readonly message?: string };

/** Finds the shopper's choice in the offer for the cart as it is now. */
export async function findChosenDelivery(
  { delivery }: Pick<CheckoutOffers, 'delivery'>,
  state: DeliveredCart,
  occasion: DeliveryOccasion,
  trx?: Trx,
): Promise<DeliveryOutcome> {
  const choice = state.checkout.delivery;
  if (!choice) return {};
  const facts = deliveryFactsOf(state, occasion);
  const offered = findOffered(await delivery.methods(facts, trx), choice);
  if (!offered) return {};
  if (!offered.available) return { ...(offered.errorMessage && { message: offered.errorMessage }) };
  const regular = facts.freeDeliveryByCoupon
    ? findOffered(await delivery.methods({ ...facts, freeDeliveryByCoupon: false }, trx), choice)
    : offered;
  return {
    chosen: {
      ...offered,
      regularPriceGross: regular?.priceGross ?? offered.priceGross,
      // A client may switch off more than the method does, never less.
      disabledPaymentMethods: [...new Set([...offered.disabledPaymentMethods, ...choice.disabledPaymentMethods])],
    },
  };
}
