import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 11, [1, 2, 3, 4, 5]],
  [3, 11, [1, 2, 3, 4, 5]],
  [6, 11, [4, 5, 6, 7, 8]],
  [10, 11, [7, 8, 9, 10, 11]],
  [11, 11, [7, 8, 9, 10, 11]],
])('page %i of %i has the buttons %j', (current, last, numbers) => {
  expect(pageNumbers(current, last)).toEqual(numbers);
});
