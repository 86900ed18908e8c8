export { CartPage } from './cart-page.tsx';
