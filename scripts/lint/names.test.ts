import { describe, expect, test } from 'vitest';
import { privateFileNames, privateNames } from './names.ts';
import { parseSource } from './source-tree.ts';

const namesIn = (code: string) => privateNames(parseSource('shop/cart.tsx', code));

describe('a name that only this code used', () => {
  test.each([
    ['const total = reckonCart(lines);', 'reckonCart: call it calculateCart'],
    ['interface Desk { readonly keeper: number }', 'keeper: call it manager'],
    ["import { Sellable } from './sellable.ts';", 'Sellable: call it PurchasableVariant'],
  ])('is found in %s', (code, problem) => {
    expect(new Set(namesIn(code))).toEqual(new Set([`shop/cart.tsx:1 ${problem}`]));
  });

  test('is found in the name of a file and of a folder', () => {
    expect(privateFileNames('shop/placing/draft-shelf.test.ts')).toEqual([
      'shop/placing/draft-shelf.test.ts: placing is called insert',
      'shop/placing/draft-shelf.test.ts: draft-shelf is called local-draft-storage',
    ]);
  });
});

test.each(['const reckoning = 1; // reckonCart', "const label = 'told';", 'const unsellable = beforehand;'])(
  'whole names only: %s is fine',
  (code) => {
    expect(namesIn(code)).toEqual([]);
  },
);

test('parts of names of files are no names', () => {
  expect(privateFileNames('shop/second-hand/marketplaces.ts')).toEqual([]);
});
