import { describe, expect, test } from 'vitest';
import type { Coupon, CouponTerms } from '../../api/commerce/coupons.ts';
import { storedBody, typedBody, typedFaults } from '../../forms/schema-form/testing/typed-form.ts';
import { couponForm } from './coupon.form.ts';
import { worthOf } from './worth-of.ts';

type Typed = Parameters<typeof typedBody<CouponTerms, Coupon>>[1];
const typedWith = (change: Typed): Typed => ({ code: 'WIOSNA', name: 'Wiosna', percent: '10', ...change });
const bodyOf = (typed: Typed) => typedBody(couponForm, typed);

test('a coupon is read as it was typed, without what was left empty', () => {
  const typed = typedWith({ code: ' Wiosna-25 ', minimum: '99', startsAt: '2026-07-01T00:00', usageLimit: '100' });
  expect(bodyOf(typed)).toEqual({
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
  const { percent, amount } = bodyOf(typedWith({ kind, amount: '20' }));
  expect(JSON.parse(JSON.stringify({ percent, amount }))).toEqual(worth);
});

test('what is stored is shown so that it reads the same', () => {
  const terms = {
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
  const stored: Coupon = { ...terms, id: 5, site: 'pl', uses: 3, status: 'inactive' };
  expect(storedBody(couponForm, stored)).toEqual(terms);
});

describe('what is typed is refused', () => {
  test.each([
    ['a code of one sign', { code: 'A' }, '/code', 'Od 2 do 40 liter'],
    ['a code with a blank', { code: 'WIOSNA 25' }, '/code', 'Od 2 do 40 liter'],
    ['no code', { code: '' }, '/code', 'Od 2 do 40 liter'],
    ['no name', { name: ' ' }, '/name', 'Pole nie może być puste'],
    ['no percent', { percent: '' }, '/percent', 'Podaj liczbę całkowitą od 1 do 100'],
    ['more than all of it', { percent: '101' }, '/percent', 'Podaj liczbę całkowitą od 1 do 100'],
    ['no amount', { kind: 'fixed' }, '/amount', 'Podaj kwotę, na przykład 129,00'],
    ['a threshold that is no amount', { minimum: 'sto' }, '/minimum', 'Niepoprawna wartość. Podaj kwotę'],
    ['a threshold of nothing', { minimum: '0' }, '/minimum', 'Niepoprawna wartość. Podaj kwotę'],
    [
      'an end before the start',
      { startsAt: '2026-07-02T00:00', endsAt: '2026-07-01T00:00' },
      '/endsAt',
      'Koniec ważności musi być po jej początku',
    ],
    ['no use at all', { usageLimit: '0' }, '/usageLimit', 'Podaj liczbę całkowitą od 1 albo zostaw puste'],
    ['half a use', { usagePerCustomer: '1,5' }, '/usagePerCustomer', 'Podaj liczbę całkowitą od 1 albo zostaw puste'],
  ] as const)('with %s', async (_, change, path, sentence) => {
    const faults = await typedFaults(couponForm, typedWith(change));
    expect(Object.keys(faults)).toEqual([path]);
    expect(faults[path]).toEqual([expect.stringContaining(sentence)]);
  });

  test.each([
    ['a percent that is missing where delivery is free', { kind: 'freeDelivery', percent: '' }],
    ['a percent that is wrong where delivery is free', { kind: 'freeDelivery', percent: 'dużo' }],
    ['letters of Polish', { code: 'ŁĄKA' }],
  ] as const)('but not %s', async (_, change) => {
    expect(await typedFaults(couponForm, typedWith(change))).toEqual({});
  });
});

test.each([
  [{ kind: 'percent', percent: 10 }, '−10%'],
  [{ kind: 'fixed', amount: 2_000 }, '−20,00\u00a0zł'],
  [{ kind: 'freeDelivery' }, 'Darmowa dostawa'],
] as const)('what %j gives is told in a word', (terms, words) => {
  expect(worthOf({ ...(terms as CouponTerms) }, 'PLN')).toBe(words);
});
