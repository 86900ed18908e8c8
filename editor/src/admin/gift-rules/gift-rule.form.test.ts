import { describe, expect, test } from 'vitest';
import type { GiftRule, GiftRuleTerms } from '../../api/commerce/gift-rules.ts';
import { storedBody, typedBody, typedFaults } from '../../forms/schema-form/testing/typed-form.ts';
import { giftRuleForm } from './gift-rule.form.ts';
import { giftRuleStatus } from './gift-rule-status.ts';

type Typed = Parameters<typeof typedBody<GiftRuleTerms, GiftRule>>[1];
const typedWith = (change: Typed): Typed => ({ name: 'Lato', skus: ['RL-GRATIS-1', 'RL-GRATIS-2'], ...change });
const readGiftRule = (typed: Typed) => typedBody(giftRuleForm, typed);

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
  const terms = {
    name: 'Lato',
    kind: 'sample',
    threshold: 4_950,
    skus: ['RL-1'],
    choices: 1,
    isActive: false,
    startsAt: '2026-06-30T22:00:00.000Z',
    endsAt: '2026-08-31T22:00:00.000Z',
  } satisfies GiftRuleTerms;
  const stored: GiftRule = { ...terms, id: 5, site: 'pl' };
  expect(storedBody(giftRuleForm, stored)).toEqual(terms);
});

describe('what is typed is refused', () => {
  const many = Array.from({ length: 21 }, (_, index) => `RL-${index}`);
  test.each([
    ['no name', { name: ' ' }, '/name', 'Pole nie może być puste'],
    ['a threshold that is no amount', { threshold: 'sto' }, '/threshold', 'Niepoprawna wartość. Podaj kwotę'],
    ['no products', { skus: [] }, '/skus', 'Wybierz przynajmniej jeden produkt'],
    ['too many products', { skus: many }, '/skus', 'Najwyżej 20 produktów'],
    ['no choice', { choices: '0' }, '/choices', 'Podaj liczbę całkowitą od 1 do 10'],
    ['an empty choice', { choices: '' }, '/choices', 'Podaj liczbę całkowitą od 1 do 10'],
    ['too many choices', { choices: '11' }, '/choices', 'Podaj liczbę całkowitą od 1 do 10'],
    ['more choices than products', { choices: '3' }, '/choices', 'Nie można wybrać więcej, niż jest produktów'],
    [
      'an end before the start',
      { startsAt: '2026-07-02T00:00', endsAt: '2026-07-01T00:00' },
      '/endsAt',
      'Koniec musi być po początku',
    ],
  ] as const)('with %s', async (_, change, path, sentence) => {
    const faults = await typedFaults(giftRuleForm, typedWith(change));
    expect(Object.keys(faults)).toEqual([path]);
    expect(faults[path]).toEqual([expect.stringContaining(sentence)]);
  });

  test('but not as many choices as products', async () => {
    expect(await typedFaults(giftRuleForm, typedWith({ choices: '2' }))).toEqual({});
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
