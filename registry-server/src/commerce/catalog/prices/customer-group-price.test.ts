import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customerGroupPriceAt } from './customer-group-price.ts';
import { priceAt } from './product-price.ts';

const now = new Date('2026-11-20T12:00:00Z');
const pln = (amount: number) => ({ amount, currency: 'PLN' });
const stored = (changes: object = {}) => ({ currency: 'PLN', regular: 8900, ...changes });

test('a member pays the price of the group, told as a reduction from the lowest that the group could pay', () => {
  expect(customerGroupPriceAt(stored(), { amount: 5900, lowest30: 7900 }, now, { value: 50, unit: 'ml' })).toEqual({
    final: pln(5900),
    regular: pln(8900),
    lowest30: pln(7900),
    discountPercent: 25,
    isFriendsAndFamily: true,
    unit: { price: pln(11800), per: '100\u00a0ml' },
  });
});

test('without a price before it nothing is crossed out', () => {
  expect(customerGroupPriceAt(stored(), { amount: 5900 }, now)).toEqual({
    final: pln(5900),
    regular: pln(5900),
    isFriendsAndFamily: true,
  });
});

test.each([
  ['there is none of the group', undefined, {}],
  ['that of everybody is lower now', { amount: 5900 }, { special: 4900, lowest30: 8900 }],
  ['both are the same', { amount: 8900 }, {}],
])('a member sees what everybody sees when %s', (_, group, changes) => {
  expect(customerGroupPriceAt(stored(changes), group, now)).toEqual(priceAt(stored(changes), now));
});

test('whatever the prices, a member never pays more than everybody', () => {
  const amount = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(amount, fc.option(amount, { nil: undefined }), amount, (regular, special, group) => {
      const price = stored({ regular, special });
      const member = customerGroupPriceAt(price, { amount: group }, now);
      expect(member.final.amount).toBe(Math.min(group, priceAt(price, now).final.amount));
      expect(member.regular.amount).toBeGreaterThanOrEqual(member.final.amount);
    }),
  );
});
