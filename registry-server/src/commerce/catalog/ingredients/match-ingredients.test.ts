import { expect, test } from 'vitest';
import { indexIngredients, MOST_SHOWN_INGREDIENTS, matchIngredients } from './match-ingredients.ts';

const flax = { code: 'len', inci: ['Linum Usitatissimum'] };
const rose = { code: 'roza', inci: ['Rosa Canina'] };
const rosehip = { code: 'owoc-rozy', inci: ['Rosa Canina Fruit'] };
const camomile = { code: 'rumianek', inci: ['Chamomilla Recutita', 'Matricaria Chamomilla'] };
const ALL = indexIngredients([flax, rose, rosehip, camomile]);

const found = (...list: string[]) => matchIngredients(list, ALL).map(({ ingredient }) => ingredient.code);

test.each([
  ['the whole name', ['Linum Usitatissimum'], ['len']],
  ['the beginning of an entry, part and form after it', ['Aqua', 'Linum Usitatissimum Seed Extract'], ['len']],
  ['with the common name in brackets', ['Linum Usitatissimum (Linseed) Seed Oil'], ['len']],
  ['whatever the case and the spaces', ['  LINUM\u00a0  usitatissimum seed oil'], ['len']],
  ['any of its names', ['Matricaria Chamomilla Flower Extract'], ['rumianek']],
  ['the longest name, of several', ['Rosa Canina Fruit Extract', 'Rosa Canina Seed Oil'], ['owoc-rozy', 'roza']],
  ['whole words only', ['Linum Usitatissimumum Seed Oil', 'Linum', 'Rosa Centifolia Flower Water'], []],
  ['once, where it comes first', ['Rosa Canina Seed Oil', 'Linum Usitatissimum', 'Rosa Canina Leaf'], ['roza', 'len']],
  ['nothing of an empty list', [], []],
])('an ingredient is known by %s', (_, list, codes) => {
  expect(found(...list)).toEqual(codes);
});

test('it is told as the list of the product calls it', () => {
  expect(matchIngredients(['Aqua', 'Linum Usitatissimum Seed Extract'], ALL)).toEqual([
    { inci: 'Linum Usitatissimum Seed Extract', ingredient: flax },
  ]);
});

test('the first of many are shown', () => {
  const many = Array.from({ length: MOST_SHOWN_INGREDIENTS + 3 }, (_, at) => ({ inci: [`Planta${at}`] }));
  const list = many.map(({ inci }) => `${inci} Oil`);
  expect(matchIngredients(list, indexIngredients(many)).map(({ inci }) => inci)).toEqual(
    list.slice(0, MOST_SHOWN_INGREDIENTS),
  );
});
