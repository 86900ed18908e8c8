/** Every way of payment that the shop knows; the codes are on the wire. */
export const PAYMENT_METHOD_CODES = [
  'paynow_gateway',
  'paynow_blik_gateway',
  'przelewy24',
  'przelewy24_blik',
  'przelewy24_card',
  'przelewy24_paypo',
  'payu_gateway',
  'payu_gateway_card',
  'apple-pay',
  'gpay',
  'paypal',
  'cashondelivery',
  'banktransfer',
  'ngeniusonline',
] as const;
export type PaymentMethodCode = (typeof PAYMENT_METHOD_CODES)[number];

/** Collected when the parcel is handed over: the only way of deliveries that are paid at the door, and theirs alone. */
export const ON_DELIVERY = 'cashondelivery';

/** Ways that no provider has a part in. */
export const OFFLINE_METHODS = [ON_DELIVERY, 'banktransfer'] as const;
export type OfflineMethod = (typeof OFFLINE_METHODS)[number];

/** True for the code of a way of payment. */
export function isPaymentMethodCode(text: string): text is PaymentMethodCode {
  return (PAYMENT_METHOD_CODES as readonly string[]).includes(text);
}

/** Whether nobody has to be asked for money right now. */
export function isOffline(method: string): method is OfflineMethod {
  return (OFFLINE_METHODS as readonly string[]).includes(method);
}
