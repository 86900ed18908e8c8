export { goodsOfCart, goodsOfLine } from './cart-event.ts';
export { type AnalyticsEvent, type AnalyticsItem, track } from './data-layer.ts';
