import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCookieChoice, allowCookies } from '../testing/a-cookie-choice.ts';
import { ALL_ALLOWED, allowsCookies, currentChoice, keepChoice, storedChoice } from './cookie-choice.ts';

const KEY = 'cookie_consent';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const fullStorage = () => ({
  getItem: () => null,
  setItem() {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

test('nothing is allowed until it was asked for, and then what was chosen', () => {
  expect([currentChoice(), allowsCookies('analytics')]).toEqual([undefined, false]);
  allowCookies('analytics');
  expect([allowsCookies('functional'), allowsCookies('analytics'), allowsCookies('marketing')]).toEqual([
    false,
    true,
    false,
  ]);
});

test('the preferences lie under their own key, in storage that outlives the visit', () => {
  keepChoice(aCookieChoice({ preferences: ALL_ALLOWED, way: 'all' }));
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ way: 'all', preferences: ALL_ALLOWED });
});

test('an answer to another wording counts no more, but its visitor stays the same', () => {
  localStorage.setItem(KEY, JSON.stringify(aCookieChoice({ version: '2020-01', preferences: ALL_ALLOWED })));
  expect([currentChoice(), allowsCookies('marketing')]).toEqual([undefined, false]);
  expect(storedChoice()?.visitor).toBe(aCookieChoice().visitor);
});

test.each([
  ['nothing', 'null'],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a text', '"all"'],
  ['no preferences', JSON.stringify({ ...aCookieChoice(), preferences: undefined })],
  ['preferences that are none', JSON.stringify({ ...aCookieChoice(), preferences: 'all' })],
  ['null as preferences', JSON.stringify({ ...aCookieChoice(), preferences: null })],
  ['an unknown way', JSON.stringify({ ...aCookieChoice(), way: 'forced' })],
  ['a name without an end', JSON.stringify(aCookieChoice({ id: 'x'.repeat(10_000) }))],
])('%s in the storage is no choice', (_what, stored) => {
  localStorage.setItem(KEY, stored);
  expect([currentChoice(), allowsCookies('analytics')]).toEqual([undefined, false]);
});

test('what is no yes is a no', () => {
  const preferences = { functional: 'true', analytics: 1, marketing: true };
  localStorage.setItem(KEY, JSON.stringify({ ...aCookieChoice(), preferences }));
  expect(currentChoice()?.preferences).toEqual({ functional: false, analytics: false, marketing: true });
});

test('where the storage is full nothing is allowed, and nothing is asked again in this visit', () => {
  vi.stubGlobal('localStorage', fullStorage());
  expect(keepChoice(aCookieChoice({ preferences: ALL_ALLOWED }))).toBe(false);
  expect(currentChoice()?.preferences).toEqual({ functional: false, analytics: false, marketing: false });
});

test('a browser without any storage is asked anew, and nothing breaks', () => {
  vi.stubGlobal('localStorage', fullStorage());
  vi.stubGlobal('sessionStorage', fullStorage());
  expect(keepChoice(aCookieChoice())).toBe(false);
  expect(currentChoice()).toBeUndefined();
});
