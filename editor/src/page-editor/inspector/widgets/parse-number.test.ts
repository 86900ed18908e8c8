import { expect, test } from 'vitest';
import { parseNumber, showNumber } from './parse-number.ts';

test.each([
  ['12', 12],
  ['4,5', 4.5],
  ['4.5', 4.5],
  ['-3', -3],
  ['1 200', 1200],
  ['', undefined],
  ['4,', null],
  ['abc', null],
])('%j typed as a number is %j', (typed, value) => {
  expect(parseNumber(typed)).toBe(value);
});

test('a number is shown with a comma', () => {
  expect([showNumber(4.5), showNumber(16), showNumber(undefined)]).toEqual(['4,5', '16', '']);
});
