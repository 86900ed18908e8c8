import { expect, test } from 'vitest';
import { containsPattern, foldText } from './fold-text.ts';

test.each([
  ['Zażółć gęślą jaźń', 'zazolc gesla jazn'],
  ['ŁÓDŹ', 'lodz'],
  ['Crème brûlée', 'creme brulee'],
])('„%s” is compared as „%s”', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('a search for a percent sign finds percent signs only', () => {
  expect(containsPattern(' 100%_ń ')).toBe('%100\\%\\_n%');
});
