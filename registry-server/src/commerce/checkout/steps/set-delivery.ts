import type { SetDeliveryDetailsOnCartInput, ShippingMethodInput } from '../../../graphql/types.gen.ts';
import {
  type Change,
  type CheckoutOffers,
  type DeliveryChoice,
  deliveryFactsOf,
  readCheckout,
  readOffered,
} from '../../cart/index.ts';
import { findOffered } from '../../delivery/index.ts';
import { type Given, readShort } from '../api/input-text.ts';
import { checkoutError } from '../checkout.errors.ts';
import { withoutPoint } from '../chosen-point.ts';
import { readPoint } from '../point-choice.ts';
import { updateCheckout } from '../update-checkout.ts';

/** Chooses the way of delivery among those that are offered for the cart and its address. */
export function setShippingMethod(inputs: readonly Given<ShippingMethodInput>[], offers: CheckoutOffers): Change<null> {
  const [input, ...others] = inputs.flatMap((each) => each ?? []);
  if (!input) throw checkoutError.parameter('shipping_methods');
  if (others.length > 0) throw checkoutError.severalMethods();
  const { carrier_code: carrierCode, method_code: methodCode } = input;
  if (carrierCode === '') throw checkoutError.parameter('carrier_code');
  if (methodCode === '') throw checkoutError.parameter('method_code');
  return async (open) => {
    if (open.lines.length === 0) throw checkoutError.emptyCart();
    const { state } = await readOffered(open, offers);
    if (!state.checkout.shippingAddress) throw checkoutError.noShippingAddress();
    const facts = deliveryFactsOf(state, { site: open.shopper.site, now: open.now });
    const offered = findOffered(await offers.delivery.methods(facts, open.trx), { carrierCode, methodCode });
    if (!offered?.available) throw checkoutError.shippingMethod(carrierCode, methodCode, offered?.errorMessage);
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

/** Notes the point where the parcel is to wait; the same as `pickup_location_code` of the address. */
export function setPoint(typed: string, offers: Pick<CheckoutOffers, 'delivery'>): Change<null> {
  return async (open) => {
    if (typed.trim() === '') throw checkoutError.parameter('locker_number');
    const change = await readPoint(typed, open, offers);
    if (change) await updateCheckout(open, change);
    return { outcome: null };
  };
}

/** Takes away the point of the chosen delivery, which stays; without one that needs a point, all that are kept. */
export function clearPoint(): Change<null> {
  return async (open) => {
    await updateCheckout(open, withoutPoint);
    return { outcome: null };
  };
}

const TIME_LENGTH = 64;
const INFO_LENGTH = 500;
const CODE_LENGTH = 64;
const MAX_CODES = 50;

/**
 * Keeps how a client shows the chosen delivery. It decides nothing: the price, the promised days and the payments that
 * the method switches off stay the server's; a client can only switch off more.
 */
export function setDeliveryDetails(input: SetDeliveryDetailsOnCartInput): Change<null> {
  const given = detailsOf(input);
  return async (open) => {
    const { delivery } = await readCheckout(open.trx, open.cart.id);
    if (!delivery) throw checkoutError.noShippingMethod();
    const { carrierCode, methodCode } = delivery;
    await updateCheckout(open, (present) => ({ ...present, delivery: { carrierCode, methodCode, ...given } }));
    return { outcome: null };
  };
}

function detailsOf(input: SetDeliveryDetailsOnCartInput): Omit<DeliveryChoice, 'carrierCode' | 'methodCode'> {
  const { delivery_time: time, display_info: info, disabled_payment_methods: disabled } = input;
  const codes = [
    ...new Set((disabled ?? []).flatMap((code) => readShort(code, 'disabled_payment_methods', CODE_LENGTH) ?? [])),
  ];
  if (codes.length > MAX_CODES) throw checkoutError.tooLong('disabled_payment_methods');
  const from = readShort(time?.from, 'delivery_time', TIME_LENGTH);
  const to = readShort(time?.to, 'delivery_time', TIME_LENGTH);
  const displayInfo = readShort(info, 'display_info', INFO_LENGTH);
  return {
    ...(from !== undefined && { deliveryTime: { from, to: to ?? from } }),
    ...(displayInfo !== undefined && { displayInfo }),
    disabledPaymentMethods: codes,
  };
}
