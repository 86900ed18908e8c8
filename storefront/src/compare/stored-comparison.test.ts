import { expect, test } from 'vitest';
import { parseComparison } from './stored-comparison.ts';

const UID = '0123456789abcdef0123456789abcdef';
const GUESTS = { uid: UID, owner: 'guest', skus: ['RL-SW-001', 'RL-BA-001'] };

test('a comparison is read as it was stored', () => {
  expect(parseComparison(JSON.stringify(GUESTS))).toEqual(GUESTS);
  expect(parseComparison(JSON.stringify({ ...GUESTS, owner: 'customer', skus: [], more: 1 }))).toEqual({
    uid: UID,
    owner: 'customer',
    skus: [],
  });
});

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['no name', JSON.stringify({ ...GUESTS, uid: undefined })],
  ['another name', JSON.stringify({ ...GUESTS, uid: `${UID}"` })],
  ['nobody’s', JSON.stringify({ ...GUESTS, owner: 'admin' })],
  ['no products', JSON.stringify({ ...GUESTS, skus: 'RL-SW-001' })],
  ['script for a product', JSON.stringify({ ...GUESTS, skus: ['<img src=x onerror=alert(1)>'] })],
  ['too much', JSON.stringify({ ...GUESTS, skus: Array.from({ length: 2000 }, () => 'RL-SW-001') })],
])('what has another form is none: %s', (_, text) => {
  expect(parseComparison(text)).toBeUndefined();
});
