import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allowCookies } from '../testing/a-cookie-choice.ts';
import { forgetSearches, latestSearches, rememberSearch } from './latest-searches.ts';

const KEY = 'latest_searches';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('are remembered with their scope, the latest first, each once, six at most', () => {
  for (const phrase of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7']) rememberSearch({ phrase });
  rememberSearch({ phrase: 'krem', scope: 'articles' });
  rememberSearch({ phrase: 'krem' });
  rememberSearch({ phrase: 'KREM' });
  expect(latestSearches()).toEqual([
    { phrase: 'KREM' },
    { phrase: 'krem', scope: 'articles' },
    { phrase: 'g7' },
    { phrase: 'f6' },
    { phrase: 'e5' },
    { phrase: 'd4' },
  ]);
  forgetSearches();
  expect(latestSearches()).toEqual([]);
});

test('outlive the visit only where functional storage is allowed', () => {
  rememberSearch({ phrase: 'krem' });
  expect([localStorage.getItem(KEY), latestSearches()]).toEqual([null, [{ phrase: 'krem' }]]);
  allowCookies('functional');
  rememberSearch({ phrase: 'mydło' });
  expect([sessionStorage.getItem(KEY), localStorage.getItem(KEY)]).toEqual([null, expect.stringContaining('mydło')]);
  expect(latestSearches()).toHaveLength(2);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"phrase":"krem"}'],
  ['texts', '["krem"]'],
  ['an empty phrase', '[{"phrase":""}]'],
  ['no phrase', '[{"scope":"articles"}]'],
  ['a phrase without an end', JSON.stringify([{ phrase: 'k'.repeat(10_000) }])],
  ['a scope that is none', '[{"phrase":"krem","scope":7}]'],
])('%s in the storage is nothing', (_what, stored) => {
  localStorage.setItem(KEY, stored);
  expect(latestSearches()).toEqual([]);
});

test('where nothing can be stored nothing is remembered, and nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const refused = { getItem: refuse, setItem: refuse, removeItem: refuse };
  vi.stubGlobal('localStorage', refused);
  vi.stubGlobal('sessionStorage', refused);
  rememberSearch({ phrase: 'krem' });
  expect(latestSearches()).toEqual([]);
});
