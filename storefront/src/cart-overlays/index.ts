export { openCartOverlay } from './open-cart-overlay.tsx';
