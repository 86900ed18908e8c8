import { expect, test } from 'vitest';
import { indexWords, queryWords } from './tokenize.ts';

test.each([
  ['Krem do twarzy, 50 ml', ['krem', 'do', 'twarzy', '50ml']],
  ['50ml', ['50ml']],
  ['SPF 50+', ['spf50']],
  ['spf50', ['spf50']],
  ['SPF-50', ['spf50']],
  ['Krem-żel Łąka', ['krem', 'żel', 'łąka']],
  ['koenzym Q10', ['koenzym', 'q10']],
  ['zestaw 3 kremów', ['zestaw', '3', 'kremów']],
  ['„Na luzie”', ['na', 'luzie']],
  ['30 ml 50 g', ['30ml', '50g']],
  ['  ', []],
])('„%s” is searched as %j', (text, words) => {
  expect(queryWords(text)).toEqual(words);
});

test('a joined word is also found by its parts', () => {
  expect(indexWords('Krem SPF 50, 30 ml')).toEqual(['krem', 'spf50', 'spf', '50', '30ml', '30', 'ml']);
});

test('a run of letters that is no word is left out', () => {
  expect(indexWords(`krem ${'x'.repeat(500)}`)).toEqual(['krem']);
});
