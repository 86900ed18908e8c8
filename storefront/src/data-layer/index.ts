export { type AnalyticsEvent, type AnalyticsItem, track } from './data-layer.ts';
