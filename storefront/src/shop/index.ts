export { createLiveShop } from './live-shop.ts';
