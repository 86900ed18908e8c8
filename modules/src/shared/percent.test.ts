import { expect, test } from 'vitest';
import { percent } from './percent.ts';

test.each([
  [0, '0%'],
  [0.5, '50%'],
  [1, '100%'],
  [1 / 3, '33.33%'],
  [0.29, '29%'],
  [4.56 / 5, '91.2%'],
])('%d is %s', (share, shown) => {
  expect(percent(share)).toBe(shown);
});
