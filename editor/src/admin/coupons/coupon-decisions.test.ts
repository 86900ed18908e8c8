import { describe, expect, test } from 'vitest';
import type { CouponTerms } from '../../api/coupons.ts';
import { checkCoupon, readCoupon } from './read-coupon.ts';
import { NEW_COUPON, type TypedCoupon, typeCoupon } from './typed-coupon.ts';
import { worthOf } from './worth-of.ts';

const sound: TypedCoupon = { ...NEW_COUPON, code: 'WIOSNA', name: 'Wiosna', percent: '10' };
const typedWith = (change: Partial<TypedCoupon>) => ({ ...sound, ...change });

test('a coupon is read as it was typed, without what was left empty', () => {
  const typed = typedWith({ code: ' Wiosna-25 ', minimum: '99', startsAt: '2026-07-01T00:00', usageLimit: '100' });
  expect(readCoupon(typed)).toEqual({
    code: 'Wiosna-25',
    name: 'Wiosna',
    kind: 'percent',
    percent: 10,
    minimum: 9_900,
    startsAt: '2026-06-30T22:00:00.000Z',
    usageLimit: 100,
    categoryPaths: [],
    giftSkus: [],
    isActive: true,
  });
});

test.each([
  ['freeDelivery', {}],
  ['fixed', { amount: 2_000 }],
  ['percent', { percent: 10 }],
] as const)('a coupon of the kind %s carries its own worth alone', (kind, worth) => {
  const { percent, amount } = readCoupon(typedWith({ kind, amount: '20' }));
  expect(JSON.parse(JSON.stringify({ percent, amount }))).toEqual(worth);
});

test('what is stored is shown so that it reads the same', () => {
  const stored = {
    code: 'LATO',
    name: 'Lato',
    kind: 'fixed',
    amount: 2_050,
    minimum: 10_000,
    startsAt: '2026-06-30T22:00:00.000Z',
    endsAt: '2026-08-31T22:00:00.000Z',
    categoryPaths: ['twarz'],
    giftSkus: ['RL-1'],
    usageLimit: 5,
    usagePerCustomer: 1,
    isActive: false,
  } satisfies CouponTerms;
  expect(readCoupon(typeCoupon(stored))).toEqual(stored);
});

describe('what is typed is refused', () => {
  test.each([
    ['a code of one sign', typedWith({ code: 'A' }), '/code'],
    ['a code with a blank', typedWith({ code: 'WIOSNA 25' }), '/code'],
    ['no name', typedWith({ name: ' ' }), '/name'],
    ['no percent', typedWith({ percent: '' }), '/percent'],
    ['more than all of it', typedWith({ percent: '101' }), '/percent'],
    ['no amount', typedWith({ kind: 'fixed' }), '/amount'],
    ['a threshold that is no amount', typedWith({ minimum: 'sto' }), '/minimum'],
    ['an end before the start', typedWith({ startsAt: '2026-07-02T00:00', endsAt: '2026-07-01T00:00' }), '/endsAt'],
    ['no use at all', typedWith({ usageLimit: '0' }), '/usageLimit'],
    ['half a use', typedWith({ usagePerCustomer: '1,5' }), '/usagePerCustomer'],
  ])('with %s', (_, coupon, path) => {
    expect(Object.keys(checkCoupon(coupon))).toEqual([path]);
  });

  test.each([
    ['a percent that is missing where delivery is free', typedWith({ kind: 'freeDelivery', percent: '' })],
    ['letters of Polish', typedWith({ code: 'ŁĄKA' })],
  ])('but not %s', (_, coupon) => {
    expect(checkCoupon(coupon)).toEqual({});
  });
});

test.each([
  [{ kind: 'percent', percent: 10 }, '−10%'],
  [{ kind: 'fixed', amount: 2_000 }, '−20,00\u00a0zł'],
  [{ kind: 'freeDelivery' }, 'Darmowa dostawa'],
] as const)('what %j gives is told in a word', (terms, words) => {
  expect(worthOf({ ...(terms as CouponTerms) }, 'PLN')).toBe(words);
});
