import { expect, test } from 'vitest';
import { createRecentKeys } from './recent-keys.ts';

const keys = (count: number, name = 'strona') =>
  Array.from({ length: count }, (_, index) => `pl phone /${name}-${index}?`);
const remembered = (recent: ReturnType<typeof createRecentKeys>, all: readonly string[]) =>
  all.filter((key) => recent.sawBefore(key)).length;

test('a key is new once', () => {
  const recent = createRecentKeys(64);
  expect([recent.sawBefore('pl phone /?'), recent.sawBefore('pl phone /?')]).toEqual([false, true]);
  expect(recent.sawBefore('pl desktop /?')).toBe(false);
});

test('keys that nobody told are hardly ever taken for known ones', () => {
  const recent = createRecentKeys(1024);
  for (const key of keys(10_000)) recent.sawBefore(key);
  expect(remembered(recent, keys(10_000, 'inna'))).toBeLessThan(3);
});

test('most keys are remembered while few come, and forgotten after many', () => {
  const recent = createRecentKeys(1024);
  for (const key of keys(100)) recent.sawBefore(key);
  expect(remembered(recent, keys(100))).toBeGreaterThan(85);
  for (const key of keys(10_000, 'powódź')) recent.sawBefore(key);
  expect(remembered(recent, keys(100))).toBeLessThan(5);
});
