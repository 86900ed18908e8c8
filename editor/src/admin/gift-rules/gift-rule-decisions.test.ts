import { describe, expect, test } from 'vitest';
import type { GiftRuleTerms } from '../../api/gift-rules.ts';
import { giftRuleStatus } from './gift-rule-status.ts';
import { checkGiftRule, readGiftRule } from './read-gift-rule.ts';
import { NEW_GIFT_RULE, type TypedGiftRule, typeGiftRule } from './typed-gift-rule.ts';

const sound: TypedGiftRule = { ...NEW_GIFT_RULE, name: 'Lato', skus: ['RL-GRATIS-1', 'RL-GRATIS-2'] };
const typedWith = (change: Partial<TypedGiftRule>) => ({ ...sound, ...change });

test('a rule is read as it was typed, without what was left empty', () => {
  const typed = typedWith({ name: ' Lato ', choices: ' 2 ', startsAt: '2026-07-01T00:00' });
  expect(readGiftRule(typed)).toEqual({
    name: 'Lato',
    kind: 'gift',
    skus: ['RL-GRATIS-1', 'RL-GRATIS-2'],
    choices: 2,
    isActive: true,
    startsAt: '2026-06-30T22:00:00.000Z',
  });
});

test('a threshold of nothing is not the shop’s threshold', () => {
  expect(readGiftRule(typedWith({ threshold: '0' })).threshold).toBe(0);
  expect(readGiftRule(typedWith({ threshold: '' }))).not.toHaveProperty('threshold');
});

test('what is stored is shown so that it reads the same', () => {
  const stored = {
    name: 'Lato',
    kind: 'sample',
    threshold: 4_950,
    skus: ['RL-1'],
    choices: 1,
    isActive: false,
    startsAt: '2026-06-30T22:00:00.000Z',
    endsAt: '2026-08-31T22:00:00.000Z',
  } satisfies GiftRuleTerms;
  expect(readGiftRule(typeGiftRule(stored))).toEqual(stored);
});

describe('what is typed is refused', () => {
  test.each([
    ['no name', typedWith({ name: ' ' }), '/name'],
    ['a threshold that is no amount', typedWith({ threshold: 'sto' }), '/threshold'],
    ['no products', typedWith({ skus: [] }), '/skus'],
    ['too many products', typedWith({ skus: Array.from({ length: 21 }, (_, i) => `RL-${i}`) }), '/skus'],
    ['no choice', typedWith({ choices: '0' }), '/choices'],
    ['too many choices', typedWith({ choices: '11' }), '/choices'],
    ['more choices than products', typedWith({ choices: '3' }), '/choices'],
    ['an end before the start', typedWith({ startsAt: '2026-07-02T00:00', endsAt: '2026-07-01T00:00' }), '/endsAt'],
  ])('with %s', (_, rule, path) => {
    expect(Object.keys(checkGiftRule(rule))).toEqual([path]);
  });

  test('but not as many choices as products', () => {
    expect(checkGiftRule(typedWith({ choices: '2' }))).toEqual({});
  });
});

test.each([
  ['active', {}],
  ['active', { startsAt: '2026-07-10T00:00:00.000Z' }],
  ['scheduled', { startsAt: '2026-07-10T00:00:00.001Z' }],
  ['active', { endsAt: '2026-07-10T00:00:00.001Z' }],
  ['expired', { endsAt: '2026-07-10T00:00:00.000Z' }],
  ['inactive', { isActive: false, startsAt: '2026-07-11T00:00:00.000Z' }],
] as const)('a rule is %s on 10 July with %j', (status, change) => {
  expect(giftRuleStatus({ isActive: true, ...change }, Date.UTC(2026, 6, 10))).toBe(status);
});
