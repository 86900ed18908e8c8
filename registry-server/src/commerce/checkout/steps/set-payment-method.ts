import {
  type Change,
  type CheckoutOffers,
  offeredPayments,
  type PaymentChoice,
  readOffered,
} from '../../cart/index.ts';
import { checkoutError } from '../checkout.errors.ts';
import { updateCheckout } from '../update-checkout.ts';

/** Chooses the way of payment among those that go with the cart and its delivery. Gives nothing secret to keep. */
export function setPaymentMethod(payment: PaymentChoice, offers: CheckoutOffers): Change<null> {
  return async (open) => {
    const { state } = await readOffered(open, offers);
    if (!state.checkout.shippingAddress) throw checkoutError.noShippingAddress();
    if (!state.delivery) throw checkoutError.noShippingMethod();
    const offered = offeredPayments(offers, state, open.shopper.site).find(({ code }) => code === payment.code);
    if (!offered?.available) throw checkoutError.paymentMethod(offered?.reason);
    await updateCheckout(open, (present) => ({ ...present, payment }));
    return { outcome: null };
  };
}
