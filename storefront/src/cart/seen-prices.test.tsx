import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptStorageKeys, storageKeys } from '../storage-keys.ts';
import { aCart, aCartLine, CART_ID } from '../testing/a-cart.ts';
import { createSeenPrices } from './seen-prices.ts';
import { toCart } from './to-cart.ts';

const pln = (value: number, currency = 'PLN') => ({ value, currency });
/** A cart whose lines cost so much. */
const cartAt = (prices: Readonly<Record<string, number>>, id = CART_ID, currency = 'PLN') =>
  toCart(
    aCart({
      id,
      items: Object.entries(prices).map(([uid, price]) => {
        const line = aCartLine({ uid, sku: uid });
        return { ...line, prices: { ...line.prices, price_including_tax: pln(price, currency) } } as typeof line;
      }),
    }),
  );

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a price that changed is told on every visit until it is agreed to, each line by itself', () => {
  createSeenPrices().note(cartAt({ a: 49, b: 20 }));
  const dearer = cartAt({ a: 54, b: 19, c: 5 });
  const later = createSeenPrices();
  for (let visit = 0; visit < 2; visit += 1) {
    later.note(dearer);
    expect([...later.changes(dearer)]).toEqual([
      ['a', { amount: 4900, currency: 'PLN' }],
      ['b', { amount: 2000, currency: 'PLN' }],
    ]);
  }
  later.accept(dearer, 'a');
  expect([...later.changes(dearer).keys()]).toEqual(['b']);
  later.accept(dearer);
  expect([...createSeenPrices().changes(dearer)]).toEqual([]);
  expect(keptStorageKeys.has(storageKeys.cartPrices)).toBe(true);
});

test('what was taken out is new when it comes back, and another cart or currency is no change', () => {
  const prices = createSeenPrices();
  prices.note(cartAt({ a: 49 }));
  prices.note(cartAt({ b: 20 }));
  prices.note(cartAt({ a: 54 }));
  expect(prices.changes(cartAt({ a: 54 })).size).toBe(0);
  expect(prices.changes(cartAt({ a: 99 }, 'b'.repeat(32))).size).toBe(0);
  expect(prices.changes(cartAt({ a: 12 }, CART_ID, 'EUR')).size).toBe(0);
  expect(prices.changes(undefined).size).toBe(0);
});

test('where storage is refused prices are known as long as the page lives; what is broken there is nothing', () => {
  localStorage.setItem(storageKeys.cartPrices, `{"cart":"${CART_ID}","prices":{"a":{"amount":"49"}}}`);
  expect(createSeenPrices().changes(cartAt({ a: 54 })).size).toBe(0);
  localStorage.setItem(storageKeys.cartPrices, '{');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const prices = createSeenPrices();
  prices.note(cartAt({ a: 49 }));
  expect([...prices.changes(cartAt({ a: 54 })).keys()]).toEqual(['a']);
});
