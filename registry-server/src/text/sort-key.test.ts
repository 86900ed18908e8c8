import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sortKeyOf } from './sort-key.ts';

describe('the order of names', () => {
  test('is the Polish alphabet’s', () => {
    const names = ['żaba', 'zebra', 'źrebię', 'Ćma', 'cis', 'łoś', 'lis', 'lody', 'ąę', 'azalia', 'a', 'babka', 'cz'];
    const ordered = names.toSorted((one, other) => (sortKeyOf(one) < sortKeyOf(other) ? -1 : 1));
    expect(ordered).toEqual([
      'a',
      'azalia',
      'ąę',
      'babka',
      'cis',
      'cz',
      'Ćma',
      'lis',
      'lody',
      'łoś',
      'zebra',
      'źrebię',
      'żaba',
    ]);
  });

  test('agrees with the collation of the language for words of Polish letters', () => {
    const collator = new Intl.Collator('pl', { sensitivity: 'accent' });
    const letter = fc.constantFrom(...'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż');
    const word = fc.array(letter, { minLength: 1, maxLength: 6 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(word, word, (one, other) => {
        const [first, second] = [sortKeyOf(one), sortKeyOf(other)];
        expect(Math.sign(first < second ? -1 : Number(first > second))).toBe(Math.sign(collator.compare(one, other)));
      }),
    );
  });
});
