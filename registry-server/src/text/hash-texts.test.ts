import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashTexts } from './hash-texts.ts';

test('different lists of texts have different hashes, wherever the texts are cut', () => {
  const lists = [['ab', 'c'], ['a', 'bc'], ['abc'], ['abc', ''], [], ['']];
  expect(new Set(lists.map(hashTexts)).size).toBe(lists.length);
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.string()), (one, other) => {
      expect(hashTexts(one) === hashTexts(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});
