export { goodsOfCart, goodsOfLine } from './cart-event.ts';
export { type AnalyticsEvent, type AnalyticsItem, followEvents, track } from './data-layer.ts';
export { followSubscriptions, noteSubscription } from './subscriptions.ts';
