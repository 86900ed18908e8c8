export type { Cart, CartCoupon, CartLine, CartNotice, GiftOffer, NamedAmount } from './cart.ts';
export { type CartSite, cartOfSite } from './cart-of-site.ts';
export type { CartRow } from './cart-rows.ts';
export type { CartStore, CartView } from './cart-store.ts';
export type { DeliveryEstimate } from './delivery-estimate.ts';
export { type CartLink, parseCartLink } from './parse-cart-link.ts';
export { deliveryName, toMoney } from './to-cart.ts';
