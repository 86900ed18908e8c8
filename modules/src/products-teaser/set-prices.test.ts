import { describe, expect, test } from 'vitest';
import { aProduct } from '../testing/a-shop.ts';
import { setPrices } from './set-prices.ts';

const money = (amount: number, currency: 'PLN' | 'EUR' = 'PLN') => ({ amount, currency });
const priced = (amount: number, currency?: 'EUR') => ({
  final: money(amount, currency),
  regular: money(amount, currency),
});
const part = (sku: string, ...amounts: readonly number[]) =>
  aProduct({
    sku,
    variants: amounts.map((amount, at) => ({ sku: `${sku}-${at}`, inStock: true, price: priced(amount) })),
  });
const aSet = (contents: readonly string[], amount: number, priceVaries = false) =>
  ({ kind: 'product', product: aProduct({ sku: 'SET', contents, price: priced(amount), priceVaries }) }) as const;

describe('what a set costs, and its parts one by one', () => {
  const parts = [part('A', 4900, 7900), part('B', 5900), part('C', 3900)];

  test('are those of the variants that are in it, as often as they are', () => {
    expect(setPrices(aSet(['A-1', 'B-0', 'C-0'], 14900), parts)).toEqual({
      separate: money(17700),
      together: money(14900),
    });
    expect(setPrices(aSet(['A-0', 'B-0'], 9900), parts)?.separate).toEqual(money(10800));
  });

  test.each([
    ['the set is not cheaper', aSet(['A-0', 'B-0'], 10800), parts],
    ['one of them is not among the products', aSet(['A-0', 'B-0', 'X-0'], 100), parts],
    [
      'one of them has no price',
      aSet(['A-0'], 100),
      [aProduct({ sku: 'A', variants: [{ sku: 'A-0', inStock: true }] })],
    ],
    [
      'one of them has a price in another currency',
      aSet(['A-0'], 100),
      [aProduct({ sku: 'A', variants: [{ sku: 'A-0', inStock: true, price: priced(4900, 'EUR') }] })],
    ],
    ['the set has several prices', aSet(['A-0', 'B-0'], 9900, true), parts],
    ['the product is no set', aSet([], 9900), parts],
    ['the page is about no product', undefined, parts],
  ])('are not told where %s', (_why, current, products) => {
    expect(setPrices(current, products)).toBeUndefined();
  });
});
