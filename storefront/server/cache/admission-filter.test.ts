import { expect, test } from 'vitest';
import { createAdmissionFilter } from './admission-filter.ts';

const keys = (count: number, name = 'strona') =>
  Array.from({ length: count }, (_, index) => `pl phone /${name}-${index}?`);
const remembered = (recent: ReturnType<typeof createAdmissionFilter>, all: readonly string[]) =>
  all.filter((key) => recent.admits(key)).length;

test('a key is new once', () => {
  const recent = createAdmissionFilter(64);
  expect([recent.admits('pl phone /?'), recent.admits('pl phone /?')]).toEqual([false, true]);
  expect(recent.admits('pl desktop /?')).toBe(false);
});

test('keys that nobody told are hardly ever taken for known ones', () => {
  const recent = createAdmissionFilter(1024);
  for (const key of keys(10_000)) recent.admits(key);
  expect(remembered(recent, keys(10_000, 'inna'))).toBeLessThan(3);
});

test('most keys are remembered while few come, and forgotten after many', () => {
  const recent = createAdmissionFilter(1024);
  for (const key of keys(100)) recent.admits(key);
  expect(remembered(recent, keys(100))).toBeGreaterThan(85);
  for (const key of keys(10_000, 'powódź')) recent.admits(key);
  expect(remembered(recent, keys(100))).toBeLessThan(5);
});
