export { CartLinkPage } from './cart-link-page.tsx';
export { CartPage } from './cart-page.tsx';
