import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeForSearch } from './normalize-for-search.ts';

test.each([
  ['Zażółć gęślą jaźń', 'zazolc gesla jazn'],
  ['ŁÓDŹ', 'lodz'],
  ['Crème brûlée', 'creme brulee'],
])('„%s” is compared as „%s”', (text, normalized) => {
  expect(normalizeForSearch(text)).toBe(normalized);
});

test('Polish words are the same in any case, composed or not, and stay as they are the second time', () => {
  const polish = fc.string({ unit: fc.constantFrom(...'aąbcćeęlłnńoósśzźż AĄBCĆEĘLŁNŃOÓSŚZŹŻ-1') });
  fc.assert(
    fc.property(polish, (text) => {
      const normalized = normalizeForSearch(text);
      expect(normalizeForSearch(text.toLocaleUpperCase('pl'))).toBe(normalized);
      expect(normalizeForSearch(text.toLocaleLowerCase('pl').normalize('NFD'))).toBe(normalized);
      expect(normalizeForSearch(normalized)).toBe(normalized);
    }),
  );
});
