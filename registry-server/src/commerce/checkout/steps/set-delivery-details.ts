import type { SetDeliveryDetailsOnCartInput } from '../../../graphql/types.gen.ts';
import { type Change, type DeliveryChoice, readCheckout } from '../../cart/index.ts';
import { refuse } from '../checkout.errors.ts';
import { readShort } from '../given-text.ts';
import { updateCheckout } from '../update-checkout.ts';

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
    if (!delivery) throw refuse.noShippingMethod();
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
  if (codes.length > MAX_CODES) throw refuse.tooLong('disabled_payment_methods');
  const from = readShort(time?.from, 'delivery_time', TIME_LENGTH);
  const to = readShort(time?.to, 'delivery_time', TIME_LENGTH);
  const displayInfo = readShort(info, 'display_info', INFO_LENGTH);
  return {
    ...(from !== undefined && { deliveryTime: { from, to: to ?? from } }),
    ...(displayInfo !== undefined && { displayInfo }),
    disabledPaymentMethods: codes,
  };
}
