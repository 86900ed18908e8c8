export { createShopActions } from './create-shop-actions.ts';
