import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distribute, includedTax, shareHalfUp } from '../../pricing/index.ts';
import { type CouponTerms, calculateTotals, type PricedLine } from './cart-totals.ts';

const RUNS = Number(process.env.PROPERTY_RUNS ?? 1_000);

const aLine = (changes: Partial<PricedLine> = {}): PricedLine => ({
  unitPrice: 8_900,
  quantity: 1,
  taxRate: 23,
  categoryPaths: [],
  ...changes,
});
const aCoupon = (changes: Partial<CouponTerms>): CouponTerms => ({
  kind: 'percent',
  percent: null,
  amount: null,
  categoryPaths: [],
  ...changes,
});

describe('tax within a gross amount is rounded half up', () => {
  test.each([
    [12_300, 23, 2_300],
    [8_900, 23, 1_664],
    [100, 23, 19],
    [1, 23, 0],
    [3, 23, 1],
    [10_800, 8, 800],
    [1_050, 5, 50],
    [21, 5, 1],
    [10, 5, 0],
    [5_000, 0, 0],
    [0, 23, 0],
  ])('of %i at %i %% it is %i', (gross, rate, tax) => {
    expect(includedTax(gross, rate)).toBe(tax);
  });

  test('exactly half a grosz goes up', () => {
    expect(shareHalfUp(1, 1, 2)).toBe(1);
    expect(shareHalfUp(3, 1, 2)).toBe(2);
  });
});

describe('a discount is distributed to the grosz', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [5, 5], [1, 0]],
    [10, [0, 3, 7], [0, 3, 7]],
    [0, [4, 6], [0, 0]],
    [7, [], []],
    [5, [0, 0], [0, 0]],
  ])('%i over %j is %j', (amount, weights, parts) => {
    expect(distribute(amount, weights)).toEqual(parts);
  });
});

describe('a cart', () => {
  test('of two lines and delivery adds up', () => {
    const totals = calculateTotals({
      lines: [aLine({ quantity: 2 }), aLine({ unitPrice: 1_050, taxRate: 5 })],
      coupons: [aCoupon({ percent: 10 })],
      delivery: { price: 1_299, taxRate: 23 },
    });
    expect(totals).toMatchObject({ subtotal: 18_850, discount: 1_885, goods: 16_965, total: 18_264 });
    expect(totals.lines.map(({ discount }) => discount)).toEqual([1_780, 105]);
    expect(totals.taxes).toEqual([
      { rate: 23, amount: includedTax(16_020, 23) + includedTax(1_299, 23) },
      { rate: 5, amount: 45 },
    ]);
  });

  test('that is empty comes to nothing', () => {
    expect(calculateTotals({ lines: [], coupons: [aCoupon({ percent: 10 })] })).toMatchObject({ total: 0, taxes: [] });
  });

  test('gets a fixed discount of at most what it costs', () => {
    const totals = calculateTotals({ lines: [aLine()], coupons: [aCoupon({ kind: 'fixed', amount: 50_000 })] });
    expect(totals).toMatchObject({ discount: 8_900, total: 0, tax: 0 });
  });

  test('gets a discount only on goods of the coupon’s categories', () => {
    const lines = [aLine({ categoryPaths: ['twarz', 'twarz/kremy'] }), aLine({ categoryPaths: ['cialo'] })];
    const totals = calculateTotals({ lines, coupons: [aCoupon({ percent: 50, categoryPaths: ['twarz'] })] });
    expect(totals.lines.map(({ payable }) => payable)).toEqual([4_450, 8_900]);
  });

  test('gets delivery for nothing, told as a discount of delivery', () => {
    const coupons = [aCoupon({ percent: 10 }), aCoupon({ kind: 'freeDelivery' })];
    const delivery = { price: 0, regularPrice: 1_299, taxRate: 23 };
    const totals = calculateTotals({ lines: [aLine()], coupons, delivery });
    expect(totals.coupons).toEqual([
      { goods: 890, delivery: 0 },
      { goods: 0, delivery: 1_299 },
    ]);
    expect(totals).toMatchObject({ total: 8_010, delivery: { price: 1_299, discount: 1_299, payable: 0, tax: 0 } });
  });

  test('pays a method that the coupon for free delivery is not for', () => {
    const coupons = [aCoupon({ kind: 'freeDelivery' })];
    const delivery = { price: 1_699, regularPrice: 1_699, taxRate: 23 };
    const totals = calculateTotals({ lines: [aLine()], coupons, delivery });
    expect(totals).toMatchObject({ total: 10_599, delivery: { price: 1_699, discount: 0, payable: 1_699, tax: 318 } });
  });

  test('gets each coupon on what those before it left', () => {
    const coupons = [aCoupon({ percent: 50 }), aCoupon({ percent: 50 })];
    expect(calculateTotals({ lines: [aLine()], coupons })).toMatchObject({ goods: 2_225 });
  });
});

const anyRate = fc.constantFrom(23, 8, 5, 0);
const anyPath = fc.constantFrom('twarz', 'cialo', 'makijaz');
const anyLine = fc.record({
  unitPrice: fc.oneof(fc.nat(30_000), fc.nat(100_000_000)),
  quantity: fc.integer({ min: 1, max: 100 }),
  taxRate: anyRate,
  categoryPaths: fc.uniqueArray(anyPath, { maxLength: 2 }),
});
const anyCoupon = fc.record({
  kind: fc.constantFrom('percent' as const, 'fixed' as const, 'freeDelivery' as const),
  percent: fc.integer({ min: 1, max: 100 }),
  amount: fc.integer({ min: 1, max: 1_000_000 }),
  categoryPaths: fc.uniqueArray(anyPath, { maxLength: 2 }),
});
const anyCart = fc.record({
  lines: fc.array(anyLine, { maxLength: 30 }),
  coupons: fc.array(anyCoupon, { maxLength: 3 }),
  delivery: fc.option(
    fc
      .record({ price: fc.nat(5_000), off: fc.nat(5_000), taxRate: anyRate })
      .map(({ off, ...delivery }) => ({ ...delivery, regularPrice: delivery.price + off })),
    { nil: undefined },
  ),
});
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('whatever is in the cart', () => {
  const holds = (property: (totals: ReturnType<typeof calculateTotals>) => void) =>
    fc.assert(
      fc.property(anyCart, ({ delivery, ...cart }) => {
        property(calculateTotals({ ...cart, ...(delivery && { delivery }) }));
      }),
      { numRuns: RUNS },
    );

  test('lines − discounts + delivery is the total', () => {
    holds(({ lines, subtotal, discount, delivery, total, goods, coupons }) => {
      expect(sum(lines.map((line) => line.total))).toBe(subtotal);
      expect(subtotal - discount + delivery.price - delivery.discount).toBe(total);
      expect(sum(lines.map(({ payable }) => payable))).toBe(goods);
      expect(goods + delivery.payable).toBe(total);
      expect(sum(coupons.map((coupon) => coupon.goods))).toBe(discount);
      expect(sum(coupons.map((coupon) => coupon.delivery))).toBe(delivery.discount);
    });
  });

  test('the taxes of the lines and of delivery are the taxes of the rates and the tax', () => {
    holds(({ lines, delivery, taxes, tax, goodsTax }) => {
      expect(sum(lines.map((line) => line.tax))).toBe(goodsTax);
      expect(goodsTax + delivery.tax).toBe(tax);
      expect(sum(taxes.map(({ amount }) => amount))).toBe(tax);
    });
  });

  test('each line’s discounts add up, and none costs less than nothing', () => {
    holds(({ lines, total }) => {
      for (const line of lines) {
        expect(sum(line.discounts)).toBe(line.discount);
        expect(line.total - line.discount).toBe(line.payable);
        for (const part of [...line.discounts, line.payable, line.tax, line.payable - line.tax])
          expect(part).toBeGreaterThanOrEqual(0);
      }
      expect(Number.isSafeInteger(total)).toBe(true);
    });
  });

  test('the parts of a distributed amount add up, and none is more than its weight', () => {
    const anyWeights = fc.array(fc.oneof(fc.nat(10), fc.nat(10_000_000_000)), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(anyWeights, fc.double({ min: 0, max: 1, noNaN: true }), (weights, share) => {
        const amount = Math.floor(sum(weights) * share);
        const parts = distribute(amount, weights);
        expect(sum(parts)).toBe(sum(weights) === 0 ? 0 : amount);
        for (const [index, part] of parts.entries()) expect(part).toBeLessThanOrEqual(weights[index] ?? 0);
      }),
      { numRuns: RUNS },
    );
  });
});
