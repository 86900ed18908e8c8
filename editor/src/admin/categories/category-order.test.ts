import { expect, test } from 'vitest';
import type { StoredCategory } from '../../api/commerce/categories.ts';
import { orderAfterMove } from './category-order.ts';

const aCategory = (path: string): StoredCategory => ({
  path,
  name: path,
  revision: '0123456789abcdef',
  isHidden: false,
  isBelowHidden: false,
  trail: [path],
});
const tree = ['twarz', 'twarz/kremy', 'twarz/serum', 'cialo', 'wlosy'].map(aCategory);

test.each([
  ['twarz/serum', -1, { parent: 'twarz', paths: ['twarz/serum', 'twarz/kremy'] }],
  ['twarz', 1, { paths: ['cialo', 'twarz', 'wlosy'] }],
  ['twarz', -1, undefined],
  ['wlosy', 1, undefined],
  ['twarz/kremy', -1, undefined],
  ['nie-ma', 1, undefined],
] as const)('%s by %i changes places with its neighbour of the same parent alone', (path, step, expected) => {
  expect(orderAfterMove(tree, path, step)).toEqual(expected);
});
