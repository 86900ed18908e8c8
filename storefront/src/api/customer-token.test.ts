import { expect, test } from 'vitest';
import { forgetToken, refuseToken, storedToken, storeToken, wasTokenRefused } from './customer-token.ts';

test('a refused token is remembered until somebody signs in; who signs out was not refused', () => {
  storeToken('one');
  refuseToken('another');
  expect([storedToken(), wasTokenRefused()]).toEqual(['one', false]);
  forgetToken('one');
  expect([storedToken(), wasTokenRefused()]).toEqual([undefined, false]);
  storeToken('two');
  refuseToken('two');
  expect([storedToken(), wasTokenRefused()]).toEqual([undefined, true]);
  storeToken('three');
  expect(wasTokenRefused()).toBe(false);
  forgetToken('three');
});
