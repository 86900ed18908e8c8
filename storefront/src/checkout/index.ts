export { beginCheckout, readCheckoutAhead } from './checkout-of-site.ts';
export { CheckoutPage } from './checkout-page.tsx';
export { keepBuyerOfOrder } from './draft-of-order.ts';
export { openExpress } from './express/load-express.ts';
export { loadCheckout } from './load-checkout.ts';
