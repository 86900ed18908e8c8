import { expect, test } from 'vitest';
import { moveEntry } from './move-entry.ts';

test.each([
  [0, 2, [2, 3, 1]],
  [2, 0, [3, 1, 2]],
  [1, 1, [1, 2, 3]],
  [7, 0, [1, 2, 3]],
])('a picture is moved from place %i to %i', (from, to, moved) => {
  expect(moveEntry([1, 2, 3], from, to)).toEqual(moved);
});
