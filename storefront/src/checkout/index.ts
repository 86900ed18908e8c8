export { beginCheckout } from './checkout-of-site.ts';
export { CheckoutPage } from './checkout-page.tsx';
export { openExpress } from './express/load-express.ts';
