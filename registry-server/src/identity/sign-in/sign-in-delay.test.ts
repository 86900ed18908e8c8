import { describe, expect, test } from 'vitest';
import { delayAfter } from './sign-in-delay.ts';

describe('the wait before the next attempt to sign in', () => {
  test.each([
    [0, 0],
    [2, 0],
    [3, 250],
    [4, 500],
    [7, 4000],
    [8, 8000],
    [5000, 8000],
  ])('after %i failures is %i ms', (failures, delay) => {
    expect(delayAfter(failures)).toBe(delay);
  });
});
