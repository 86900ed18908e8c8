import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptStorageKeys, storageKeys } from '../storage-keys.ts';
import { forgetLatestOrder, latestOrder, rememberLatestOrder } from './index.ts';

const order = { number: '000000012', token: `12.${'a'.repeat(32)}` };
const other = { number: '000000013', token: `13.${'b'.repeat(32)}` };
const KEY = 'latest_order';

beforeEach(() => forgetLatestOrder());
afterEach(() => vi.restoreAllMocks());

test('the order that was placed last is known until it is forgotten, and a new version of the app leaves it', () => {
  expect(latestOrder()).toBeUndefined();
  rememberLatestOrder(order);
  expect(latestOrder()).toEqual(order);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(order);
  expect([storageKeys.latestOrder, keptStorageKeys.has(KEY)]).toEqual([KEY, true]);
  forgetLatestOrder();
  expect([latestOrder(), localStorage.length, sessionStorage.length]).toEqual([undefined, 0, 0]);
});

test('an order is known as well whose number begins as its site has chosen', () => {
  const ofSite = { ...order, number: 'PL-2026-000100241' };
  rememberLatestOrder(ofSite);
  expect(latestOrder(ofSite.number)).toEqual(ofSite);
});

test('a tab comes back to its own order, whatever was ordered in another one meanwhile', () => {
  rememberLatestOrder(order);
  localStorage.setItem(KEY, JSON.stringify(other));
  expect(latestOrder()).toEqual(order);
  expect(latestOrder(other.number)).toEqual(other);
  expect(latestOrder('000000099')).toBeUndefined();
  sessionStorage.clear();
  expect(latestOrder()).toEqual(other);
});

test.each([
  'x',
  'null',
  '"000000012"',
  '{}',
  JSON.stringify({ ...order, number: 12 }),
  JSON.stringify({ ...order, number: '12' }),
  JSON.stringify({ ...order, number: '<b>' }),
  JSON.stringify({ ...order, token: 'secret' }),
  JSON.stringify({ number: order.number }),
])('%s is no order, and is removed', (stored) => {
  localStorage.setItem(KEY, stored);
  expect(latestOrder()).toBeUndefined();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('an account that was asked for with it is remembered', () => {
  rememberLatestOrder({ ...order, hasAccount: true });
  expect(latestOrder()).toEqual({ ...order, hasAccount: true });
});

test('what else is stored with an order is not handed on', () => {
  localStorage.setItem(KEY, JSON.stringify({ ...order, email: 'lena@poczta.example' }));
  expect(latestOrder()).toEqual(order);
});

test('where the browser’s storage is full the tab remembers, and not the order before', () => {
  localStorage.setItem(KEY, JSON.stringify(other));
  const set = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
    set.call(this, key, value);
  });
  rememberLatestOrder(order);
  expect([latestOrder(), localStorage.getItem(KEY)]).toEqual([order, null]);
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual(order);
});

test('where all storage is refused the page remembers', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse);
  expect(latestOrder()).toBeUndefined();
  rememberLatestOrder(order);
  expect(latestOrder()).toEqual(order);
  forgetLatestOrder();
  expect(latestOrder()).toBeUndefined();
});
