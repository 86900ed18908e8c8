import type { ShippingMethodInput } from '../../../graphql/types.gen.ts';
import { type Change, type CheckoutOffers, deliveryFactsOf, readOffered } from '../../cart/index.ts';
import { findOffered } from '../../delivery/index.ts';
import { refuse } from '../checkout.errors.ts';
import type { Given } from '../given-text.ts';
import { updateCheckout } from '../update-checkout.ts';

/** Chooses the way of delivery among those that are offered for the cart and its address. */
export function setShippingMethod(inputs: readonly Given<ShippingMethodInput>[], offers: CheckoutOffers): Change<null> {
  const [input, ...others] = inputs.flatMap((each) => each ?? []);
  if (!input) throw refuse.parameter('shipping_methods');
  if (others.length > 0) throw refuse.severalMethods();
  const { carrier_code: carrierCode, method_code: methodCode } = input;
  if (carrierCode === '') throw refuse.parameter('carrier_code');
  if (methodCode === '') throw refuse.parameter('method_code');
  return async (open) => {
    if (open.lines.length === 0) throw refuse.emptyCart();
    const { state } = await readOffered(open, offers);
    if (!state.checkout.shippingAddress) throw refuse.noShippingAddress();
    const facts = deliveryFactsOf(state, { site: open.shopper.site, now: open.now });
    const offered = findOffered(await offers.delivery.methods(facts, open.trx), { carrierCode, methodCode });
    if (!offered?.available) throw refuse.shippingMethod(carrierCode, methodCode, offered?.errorMessage);
    await updateCheckout(open, ({ delivery, ...present }) => ({
      ...present,
      // What was told of it stays when the same is chosen again.
      delivery:
        delivery?.carrierCode === carrierCode && delivery.methodCode === methodCode
          ? delivery
          : { carrierCode, methodCode, disabledPaymentMethods: [] },
    }));
    return { outcome: null };
  };
}
