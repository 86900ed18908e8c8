/** What other features may use of checkout. */

export { isPlaceholder } from './addresses/placeholder-address.ts';
export { missingConsents } from './agreements.ts';
export { readPayment } from './api/payment-input.ts';
export { setBillingAddress, setShippingAddress } from './steps/set-addresses.ts';
export { type GivenConsents, withConsents } from './steps/set-consents.ts';
export { setShippingMethod } from './steps/set-delivery.ts';
export { setGuestEmail } from './steps/set-guest-email.ts';
export { setPaymentMethod } from './steps/set-payment-method.ts';
