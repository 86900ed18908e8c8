import { expect, test } from 'vitest';
import { type AnalyticsEvent, track } from './data-layer.ts';

const queue = () => (window as unknown as { dataLayer?: AnalyticsEvent[] }).dataLayer ?? [];
const event = (value: number): AnalyticsEvent => ({ event: 'view_cart', currency: 'PLN', value, items: [] });

test('events wait where tags that were agreed to read them, the oldest giving way', () => {
  for (let value = 0; value < 205; value += 1) track(event(value));
  expect([queue().length, queue()[0], queue().at(-1)]).toEqual([200, event(5), event(204)]);
});
