import { expect, test } from 'vitest';
import { parseCartLink } from './parse-cart-link.ts';

test.each([
  [
    '/cart/RL-1:2,RL-2',
    [
      { sku: 'RL-1', quantity: 2 },
      { sku: 'RL-2', quantity: 1 },
    ],
    [],
  ],
  ['/en/cart/RL-1%3A3%2C', [{ sku: 'RL-1', quantity: 3 }], []],
  ['/cart/RL-1:0,RL-2:x,:4,%', [{ sku: '%', quantity: 1 }], ['RL-1:0', 'RL-2:x', ':4']],
  ['/cart/,', [], []],
])('%s', (path, items, unreadable) => {
  expect(parseCartLink(path)).toEqual({ items, unreadable });
});
