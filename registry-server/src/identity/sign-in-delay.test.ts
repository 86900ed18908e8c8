import { describe, expect, test } from 'vitest';
import { delayAfter, networkOf } from './sign-in-delay.ts';

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

describe('a client’s network', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
