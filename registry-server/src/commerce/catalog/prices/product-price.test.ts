import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountPercent, nextPriceChange, priceAt, type StoredPrice, unitPrice } from './product-price.ts';

const now = new Date('2026-11-20T12:00:00Z');
const before = new Date('2026-11-10T00:00:00Z');
const after = new Date('2026-12-01T00:00:00Z');
const pln = (amount: number) => ({ amount, currency: 'PLN' });
const aPrice = (price: Partial<StoredPrice> = {}): StoredPrice => ({ currency: 'PLN', regular: 8900, ...price });

describe('the price that is shown', () => {
  test('is the regular one, without a lowest price, when nothing is reduced', () => {
    expect(priceAt(aPrice(), now)).toEqual({ final: pln(8900), regular: pln(8900) });
  });

  test('carries the lowest price of 30 days and the percentage counted from it when it is reduced', () => {
    expect(priceAt(aPrice({ special: 6900, lowest30: 8000 }), now)).toEqual({
      final: pln(6900),
      regular: pln(8900),
      lowest30: pln(8000),
      discountPercent: 13,
    });
  });

  test.each([
    ['before its first instant', { specialFrom: after }, 8900],
    ['from its first instant', { specialFrom: now }, 6900],
    ['during its time', { specialFrom: before, specialTo: after }, 6900],
    ['at the instant of its end', { specialTo: now }, 8900],
  ])('%s the special price is handled to the moment', (_, dates, amount) => {
    expect(priceAt(aPrice({ special: 6900, lowest30: 8900, ...dates }), now).final).toEqual(pln(amount));
  });

  test('tells the lowest price but no percentage when the price was lower within the 30 days', () => {
    const price = priceAt(aPrice({ special: 6900, lowest30: 5900 }), now);
    expect(price.lowest30).toEqual(pln(5900));
    expect(price).not.toHaveProperty('discountPercent');
  });

  test('crosses nothing out when the goods were not on sale before the special price', () => {
    expect(priceAt(aPrice({ special: 6900 }), now)).toEqual({ final: pln(6900), regular: pln(6900) });
  });

  test('has a lowest price exactly when the price is reduced, and never promises more than is given', () => {
    const amounts = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(amounts, amounts, amounts, (regular, special, lowest30) => {
        const price = priceAt(aPrice({ regular, special, lowest30 }), now);
        expect(price.lowest30 !== undefined).toBe(price.final.amount < price.regular.amount);
        const promised = price.discountPercent ?? 0;
        if (price.lowest30) expect(promised * lowest30).toBeLessThanOrEqual(Math.max(0, lowest30 - special) * 100);
      }),
    );
  });
});

describe('the reduction in percent', () => {
  test.each([
    [25000, 20000, 20],
    [8900, 6900, 22],
    [10000, 9999, undefined],
    [10000, 10000, undefined],
    [10000, 12000, undefined],
    [10000, 1, 99],
  ])('from %i to %i is %s', (lowest, final, percent) => {
    expect(discountPercent(lowest, final)).toBe(percent);
  });
});

describe('the unit price', () => {
  test.each([
    ['30 ml', 12900, { value: 30, unit: 'ml' }, 43000, '100\u00a0ml'],
    ['200 g', 2999, { value: 200, unit: 'g' }, 1500, '100\u00a0g'],
    ['4,5 g', 4900, { value: 4.5, unit: 'g' }, 108889, '100\u00a0g'],
  ])('of %s is told per hundred, rounded half up', (_, amount, size, expected, per) => {
    expect(unitPrice(pln(amount), size)).toEqual({ price: pln(expected), per });
  });

  test.each([
    ['pieces', { value: 3, unit: 'szt.' }],
    ['exactly one hundred, where it would repeat the price', { value: 100, unit: 'ml' }],
    ['goods without a size', undefined],
  ])('is left out for %s', (_, size) => {
    expect(unitPrice(pln(5000), size)).toBeUndefined();
  });
});

describe('the next change of a price', () => {
  test.each([
    ['none without a special price', {}, undefined],
    ['the beginning of a planned one', { special: 1, specialFrom: after, specialTo: new Date('2027-01-01') }, after],
    ['the end of a running one', { special: 1, specialFrom: before, specialTo: after }, after],
    ['none after its end', { special: 1, specialFrom: before, specialTo: before }, undefined],
  ])('is %s', (_, price, expected) => {
    expect(nextPriceChange(aPrice(price), now)).toEqual(expected);
  });
});
