export { forgetLatestOrder, type LatestOrder, latestOrder, rememberLatestOrder } from './latest-order.ts';
