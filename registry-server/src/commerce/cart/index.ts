/** What other features may use of the cart. */

export { addItems } from './add-items.ts';
export { type CartState, calculateCart } from './calculate-cart.ts';
export { calculateCartWithOffers } from './calculate-cart-with-offers.ts';
export { CartForbidden } from './cart.errors.ts';
export type { LineKind } from './cart.tables.ts';
export type { CartRow, Shopper } from './cart-access.ts';
export { factQueries, readCart, readFacts, toFacts } from './cart-facts.ts';
export { repeatable, required } from './cart-inputs.ts';
export type { CartLine, LineProblem } from './cart-line.ts';
export { changeFor } from './cart-mutations.ts';
export { noticeOf } from './cart-notices.ts';
export { shopperOf } from './cart-shopper.ts';
export {
  type Change,
  findRequest,
  keepRequest,
  lockedCart,
  type OpenCart,
  type RepeatableRequest,
  readOffered,
} from './change-cart.ts';
export {
  billingAddressOf,
  type CartAddress,
  type CartCheckout,
  type CartConsent,
  type DeliveryChoice,
  type PaymentChoice,
} from './checkout-state/cart-checkout.ts';
export { readCheckout, type StoredCheckout, writeCheckout } from './checkout-state/checkout.store.ts';
export type { CheckoutOffers, OfferedPayment } from './checkout-state/checkout-offers.ts';
export type { ChosenDelivery } from './checkout-state/chosen-delivery.ts';
export { offeredPayments } from './checkout-state/chosen-payment.ts';
export { deliveryFactsOf } from './checkout-state/delivery-facts-of.ts';
export type { PaymentSecrets } from './checkout-state/payment-secrets.ts';
export { type ItemRefusal, tellRefusal } from './item-refusal.ts';
export { toItem } from './line-in-cart.ts';
