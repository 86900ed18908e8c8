import { expect, test } from 'vitest';
import type { StoredCategory } from '../../api/categories.ts';
import { movedCategories } from './move-category.ts';

const aCategory = (path: string, position: number): StoredCategory => ({ path, name: path, position, trail: [path] });
const tree = [
  aCategory('twarz', 1),
  aCategory('twarz/kremy', 3),
  aCategory('twarz/serum', 7),
  aCategory('cialo', 2),
  aCategory('wlosy', 9),
];
const written = (all: readonly StoredCategory[], path: string, step: -1 | 1) =>
  movedCategories(all, path, step).map((category) => [category.path, category.position]);

test.each([
  [
    'twarz/serum',
    -1,
    [
      ['twarz/serum', 3],
      ['twarz/kremy', 7],
    ],
  ],
  [
    'twarz',
    1,
    [
      ['cialo', 1],
      ['twarz', 2],
    ],
  ],
  ['twarz', -1, []],
  ['wlosy', 1, []],
  ['twarz/kremy', -1, []],
] as const)('%s by %i changes places with its neighbour of the same parent alone', (path, step, expected) => {
  expect(written(tree, path, step)).toEqual(expected);
});

test('those that share a number are numbered anew', () => {
  const imported = ['a', 'b', 'c'].map((path) => aCategory(path, 0));
  expect(written(imported, 'c', -1)).toEqual([
    ['c', 1],
    ['b', 2],
  ]);
});

test('what is written is the category as it was, without what only the list knows', () => {
  const [first] = movedCategories([{ ...aCategory('a', 1), description: 'Opis' }, aCategory('b', 2)], 'a', 1).slice(1);
  expect(first).toEqual({ path: 'a', name: 'a', position: 2, description: 'Opis' });
});
