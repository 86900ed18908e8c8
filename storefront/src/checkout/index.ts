export { beginCheckout } from './checkout-of-site.ts';
export { CheckoutPage } from './checkout-page.tsx';
