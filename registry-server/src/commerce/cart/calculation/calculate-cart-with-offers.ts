import type { Trx } from '../../../database/transaction.ts';
import { type CheckoutNotice, checkoutNotice } from '../checkout-state/checkout-notices.ts';
import type { CheckoutOffers } from '../checkout-state/checkout-offers.ts';
import { findChosenDelivery } from '../checkout-state/chosen-delivery.ts';
import { offeredPayments } from '../checkout-state/chosen-payment.ts';
import { type CartFacts, type CartState, calculateCart } from './calculate-cart.ts';

/** A cart with its way of delivery and of payment, and those choices that do not hold any more. */
export interface OfferedCart {
  readonly state: CartState;
  readonly lost: readonly LostChoice[];
}

export interface LostChoice {
  readonly choice: 'delivery' | 'payment';
  /** Why, in the shopper's language, where there is more to say. */
  readonly because?: string | undefined;
}

/**
 * Calculates a cart together with what its shopper has chosen in the checkout: the offer follows from the goods, the total
 * from the offer. A choice that is not possible now counts as none.
 */
export async function calculateCartWithOffers(
  facts: CartFacts,
  offers: CheckoutOffers,
  trx?: Trx,
): Promise<OfferedCart> {
  const withoutDelivery = calculateCart(facts);
  const { delivery: wantsDelivery, payment: wantsPayment } = withoutDelivery.checkout;
  if (!wantsDelivery && !wantsPayment) return { state: withoutDelivery, lost: [] };
  const lost: LostChoice[] = [];
  const found = await findChosenDelivery(offers, withoutDelivery, facts, trx);
  const delivery = found.chosen;
  if (wantsDelivery && !delivery) lost.push({ choice: 'delivery', because: found.message });
  const state = delivery ? calculateCart({ ...facts, delivery }) : withoutDelivery;
  if (!wantsPayment) return { state, lost };
  const payment = offeredPayments(offers, state, facts.site).find(({ code }) => code === wantsPayment.code);
  if (payment?.available) return { state: { ...state, payment }, lost };
  return { state, lost: [...lost, { choice: 'payment', because: payment?.reason }] };
}

/** The cart as a reader sees it: what does not hold is told, and stays until the next change. */
export function withNotices(
  { state, lost }: OfferedCart,
  language: string,
  said: CheckoutNotice = 'unavailable',
): CartState {
  if (lost.length === 0) return state;
  const choiceNotices = lost.map(({ choice, because }) => checkoutNotice(`${choice}-${said}`, language, because));
  return { ...state, notices: [...choiceNotices, ...state.notices] };
}
