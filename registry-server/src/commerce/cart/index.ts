/** What other features may use of the cart. */

export { changeFor, repeatable, required } from './api/cart-inputs.ts';
export { toItem } from './api/line-in-cart.ts';
export { type CartFacts, type CartState, calculateCart } from './calculation/calculate-cart.ts';
export { calculateCartWithOffers } from './calculation/calculate-cart-with-offers.ts';
export { factQueries, readCart, readFacts, toFacts } from './calculation/cart-facts.ts';
export type { CartLine, LineProblem } from './calculation/cart-line.ts';
export { noticeOf } from './calculation/cart-notices.ts';
export { CartForbidden } from './cart.errors.ts';
export type { LineKind } from './cart.tables.ts';
export type { CartRow, Shopper } from './cart-access.ts';
export { shopperOf } from './cart-access.ts';
export { addItems } from './changes/add-items.ts';
export {
  type Change,
  findRequest,
  keepRequest,
  lockedCart,
  type OpenCart,
  type RepeatableRequest,
  readOffered,
} from './changes/change-cart.ts';
export { type ItemRefusal, tellRefusal } from './changes/item-refusal.ts';
export {
  billingAddressOf,
  type CartAddress,
  type CartCheckout,
  type CartConsent,
  type DeliveryChoice,
  type PaymentChoice,
  toCartAddress,
} from './checkout-state/cart-checkout.ts';
export { readCheckout, type StoredCheckout, writeCheckout } from './checkout-state/checkout.store.ts';
export type { CheckoutOffers, OfferedPayment } from './checkout-state/checkout-offers.ts';
export type { ChosenDelivery } from './checkout-state/chosen-delivery.ts';
export { offeredPayments } from './checkout-state/chosen-payment.ts';
export { deliveryFactsOf } from './checkout-state/delivery-facts-of.ts';
export type { PaymentSecrets } from './checkout-state/payment-secrets.ts';
