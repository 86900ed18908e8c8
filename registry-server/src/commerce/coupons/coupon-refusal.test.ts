import { describe, expect, test } from 'vitest';
import {
  COUPON_REFUSALS,
  type CouponOccasion,
  type CouponRefusal,
  type CouponRules,
  isLastingRefusal,
  refusalOfCoupon,
} from './coupon-refusal.ts';
import { couponSentence } from './coupon-sentences.ts';

const now = new Date('2026-11-20T12:00:00Z');
const before = new Date('2026-11-20T11:59:59Z');
const after = new Date('2026-11-20T12:00:01Z');
const open: CouponRules = {
  isActive: true,
  startsAt: null,
  endsAt: null,
  minimum: null,
  usageLimit: null,
  usagePerCustomer: null,
  uses: 0,
};
const ordinary: CouponOccasion = { now, usesByShopper: 0, subtotal: 10_000, isForSomeGoods: true };

describe('a coupon holds or is refused with the reason', () => {
  test.each<[Partial<CouponRules>, Partial<CouponOccasion>, CouponRefusal | undefined]>([
    [{}, {}, undefined],
    [{ isActive: false }, {}, 'coupon-inactive'],
    [{ startsAt: after }, {}, 'coupon-not-started'],
    [{ startsAt: now, endsAt: after }, {}, undefined],
    [{ endsAt: now }, {}, 'coupon-expired'],
    [{ startsAt: before, endsAt: before }, {}, 'coupon-expired'],
    [{ minimum: 10_000 }, {}, undefined],
    [{ minimum: 10_001 }, {}, 'coupon-below-minimum'],
    [{ usageLimit: 5, uses: 4 }, {}, undefined],
    [{ usageLimit: 5, uses: 5 }, {}, 'coupon-used-up'],
    [{ usagePerCustomer: 1 }, {}, undefined],
    [{ usagePerCustomer: 1 }, { usesByShopper: 1 }, 'coupon-used-by-customer'],
    [{}, { isForSomeGoods: false }, 'coupon-not-for-these-goods'],
    [{ isActive: false, minimum: 99_999 }, { isForSomeGoods: false }, 'coupon-inactive'],
    [{ minimum: 99_999 }, { isForSomeGoods: false }, 'coupon-below-minimum'],
  ])('%j with %j: %s', (rules, occasion, refusal) => {
    expect(refusalOfCoupon({ ...open, ...rules }, { ...ordinary, ...occasion })).toBe(refusal);
  });

  test('only what the shopper cannot mend lasts', () => {
    expect(COUPON_REFUSALS.filter((refusal) => !isLastingRefusal(refusal))).toEqual([
      'coupon-not-started',
      'coupon-below-minimum',
      'coupon-not-for-these-goods',
    ]);
  });

  test('in the shopper’s language', () => {
    const coupon = { code: 'LEN10', minimum: 120_000, subtotal: 117_650 };
    expect(couponSentence('coupon-below-minimum', coupon, { language: 'pl', currency: 'PLN' })).toBe(
      'Kod „LEN10” działa od 1\u00a0200,00\u00a0zł, brakuje 23,50\u00a0zł.',
    );
    expect(couponSentence('coupon-below-minimum', coupon, { language: 'en', currency: 'EUR' })).toBe(
      'The code “LEN10” works from €1,200.00, €23.50 more is needed.',
    );
  });

  test('by days of the shop: the last one with it, the first one with it', () => {
    const october = {
      code: 'LEN10',
      endsAt: new Date('2026-10-31T23:00:00Z'),
      startsAt: new Date('2026-09-30T22:00:00Z'),
    };
    const site = { language: 'pl', currency: 'PLN' };
    expect(couponSentence('coupon-expired', october, site)).toBe('Kod „LEN10” stracił ważność 31.10.2026.');
    expect(couponSentence('coupon-not-started', october, site)).toBe(
      'Kod „LEN10” jeszcze nie działa. Zacznie 1.10.2026.',
    );
  });
});
