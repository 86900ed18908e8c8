import { expect, test } from 'vitest';
import { parseQuantity } from './parse-quantity.ts';

test.each([
  ['3', 1, 3, false],
  [' 100 ', 1, 100, false],
  ['101', 2, 100, true],
  ['999999999', 2, 100, true],
  ['0', 2, 1, true],
  ['', 4, 4, false],
  ['trzy', 4, 4, false],
  ['-2', 4, 4, false],
  ['1,5', 4, 4, false],
  ['1'.repeat(10_000), 4, 4, false],
])('%j after %i is %i pieces', (typed, before, value, isOutOfRange) => {
  expect(parseQuantity(typed, before)).toEqual({ value, isOutOfRange });
});
