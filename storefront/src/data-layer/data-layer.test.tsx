import { beforeEach, expect, test } from 'vitest';
import { allowCookies } from '../testing/a-cookie-choice.ts';
import { type AnalyticsEvent, track } from './data-layer.ts';

const queue = () => (window as unknown as { dataLayer?: AnalyticsEvent[] }).dataLayer ?? [];
const event = (value: number): AnalyticsEvent => ({ event: 'view_cart', currency: 'PLN', value, items: [] });

beforeEach(() => {
  localStorage.clear();
  queue().length = 0;
});

test.each([
  ['nobody was asked', () => {}],
  ['nothing is allowed', () => allowCookies()],
  ['extras alone are allowed', () => allowCookies('functional')],
])('where %s no event is noted', (_what, choose) => {
  choose();
  track(event(1));
  expect(queue()).toEqual([]);
});

test.each(['analytics', 'marketing'] as const)('whoever allows %s has events noted', (category) => {
  allowCookies(category);
  track(event(1));
  expect(queue()).toEqual([event(1)]);
});

test('events wait where tags that were agreed to read them, the oldest giving way', () => {
  allowCookies('analytics');
  for (let value = 0; value < 205; value += 1) track(event(value));
  expect([queue().length, queue()[0], queue().at(-1)]).toEqual([200, event(5), event(204)]);
});
