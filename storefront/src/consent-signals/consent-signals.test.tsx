import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALL_ALLOWED, NOTHING_ALLOWED } from '../cookie-choice/index.ts';
import { signalsOf, TAG_LOOKUP_MS, updateSignals } from './consent-signals.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // A tag that services of other files have left behind would be told instead.
  vi.stubGlobal('gtag', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['functional', ['functionality_storage', 'personalization_storage']],
  ['analytics', ['analytics_storage']],
  ['marketing', ['ad_storage', 'ad_user_data', 'ad_personalization']],
])('%s grants %j', (category, signals) => {
  const granted = Object.entries(signalsOf({ ...NOTHING_ALLOWED, [category]: true }))
    .filter(([, state]) => state === 'granted')
    .map(([signal]) => signal);
  expect(granted.sort()).toEqual(['security_storage', ...signals].sort());
});

test('security alone is granted where nothing is allowed', () => {
  const { security_storage: security, ...others } = signalsOf(NOTHING_ALLOWED);
  expect(security).toBe('granted');
  expect(new Set(Object.values(others))).toEqual(new Set(['denied']));
  expect(Object.keys(others)).toHaveLength(6);
});

test('a tag that is there is told at once, one that comes later within a second, each once', () => {
  const gtag = vi.fn();
  updateSignals(ALL_ALLOWED);
  vi.advanceTimersByTime(5 * TAG_LOOKUP_MS);
  vi.stubGlobal('gtag', gtag);
  expect(gtag).not.toHaveBeenCalled();
  vi.advanceTimersByTime(TAG_LOOKUP_MS);
  expect(gtag.mock.calls).toEqual([['consent', 'update', signalsOf(ALL_ALLOWED)]]);
  vi.advanceTimersByTime(10 * TAG_LOOKUP_MS);
  expect(gtag).toHaveBeenCalledTimes(1);
  updateSignals(NOTHING_ALLOWED);
  expect(gtag.mock.lastCall).toEqual(['consent', 'update', signalsOf(NOTHING_ALLOWED)]);
});

test('of two choices a tag that comes later hears the second alone', () => {
  updateSignals(ALL_ALLOWED);
  updateSignals(NOTHING_ALLOWED);
  const gtag = vi.fn();
  vi.stubGlobal('gtag', gtag);
  vi.advanceTimersByTime(3 * TAG_LOOKUP_MS);
  expect(gtag.mock.calls).toEqual([['consent', 'update', signalsOf(NOTHING_ALLOWED)]]);
});
