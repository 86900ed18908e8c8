export { beginCheckout } from './checkout-of-site.ts';
export { CheckoutPage } from './checkout-page.tsx';
export { openExpress } from './express/open-express.tsx';
