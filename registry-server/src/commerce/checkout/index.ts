/** What other features may use of checkout. */

export { isPlaceholder } from './addresses/placeholder-address.ts';
export { missingConsents } from './agreements/missing-consents.ts';
export { readPayment } from './payment-input.ts';
export { setBillingAddress } from './steps/set-billing-address.ts';
export { setGuestEmail } from './steps/set-guest-email.ts';
export { setPaymentMethod } from './steps/set-payment-method.ts';
export { setShippingAddress } from './steps/set-shipping-address.ts';
export { setShippingMethod } from './steps/set-shipping-method.ts';
