import { expect, test } from 'vitest';
import { HOUR_MS } from '../time/durations.ts';
import { createRateLimit } from './rate-limit.ts';

test('a bucket is used up, and refills with time', () => {
  let ms = 0;
  const take = createRateLimit({ burst: 3, perHour: 60, now: () => ms });
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([true, true, true, false]);
  ms += 59_000;
  expect(take('a')).toBe(false);
  ms += 1_000;
  expect([take('a'), take('a')]).toEqual([true, false]);
  ms += 10 * HOUR_MS;
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([true, true, true, false]);
});

test('each key has its own bucket', () => {
  const take = createRateLimit({ burst: 1, perHour: 1, now: () => 0 });
  expect([take('a'), take('b'), take('a')]).toEqual([true, true, false]);
});

test('refusals do not delay the refill', () => {
  let ms = 0;
  const take = createRateLimit({ burst: 1, perHour: 60, now: () => ms });
  take('a');
  for (let second = 1; second <= 59; second += 1) {
    ms += 1_000;
    expect(take('a')).toBe(false);
  }
  ms += 1_000;
  expect(take('a')).toBe(true);
});

test('the oldest keys are dropped beyond the maximum', () => {
  const take = createRateLimit({ burst: 1, perHour: 1, now: () => 0 });
  take('first');
  for (let key = 0; key < 20_000; key += 1) take(String(key));
  expect(take('first')).toBe(true);
});
