import { expect, test } from 'vitest';
import { toCart } from '../cart/to-cart.ts';
import { aCart } from '../testing/a-cart.ts';
import { estimateKey } from './estimate-key.ts';

const cart = toCart(aCart());

test('another state of the same goods at the same value is delivered alike', () => {
  expect(estimateKey({ ...cart })).toBe(estimateKey({ ...toCart(aCart({ version: 99, gifts_declined: true })) }));
});

test('a code that rests delivers alike', () => {
  const resting = [{ code: 'PACZKA', refusal: 'Kod działa od 150,00 zł.' }];
  expect(estimateKey({ ...cart, coupons: resting })).toBe(estimateKey(cart));
});

test.each([
  ['number', { lines: cart.lines.map((line) => ({ ...line, quantity: line.quantity + 1 })) }],
  ['goods', { lines: cart.lines.map((line) => ({ ...line, sku: `${line.sku}-2` })) }],
  ['code', { coupons: [{ code: 'PACZKA' }] }],
  ['value', { total: { ...cart.total, amount: cart.total.amount - 500 } }],
])('another %s may be delivered otherwise', (_what, change) => {
  expect(estimateKey({ ...cart, ...change })).not.toBe(estimateKey(cart));
});
