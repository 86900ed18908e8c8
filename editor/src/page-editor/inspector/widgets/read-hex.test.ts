import { expect, test } from 'vitest';
import { readHex } from './read-hex.ts';

test.each([
  ['#9C4A3C', '#9c4a3c'],
  ['abc', '#aabbcc'],
  [' 9c4a3c ', '#9c4a3c'],
  ['#12', undefined],
  ['czerwony', undefined],
])('%j typed as a colour is %j', (typed, hex) => {
  expect(readHex(typed)).toBe(hex);
});
