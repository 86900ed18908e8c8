import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each([
  ['?return=/cart', '/cart'],
  ['?return=%2Fcheckout%3Fstep%3D2%23a', '/checkout?step=2#a'],
  ['', undefined],
  ['?return=', undefined],
  ['?return=cart', undefined],
  ['?return=https://example.com/', undefined],
  ['?return=//example.com/', undefined],
  ['?return=/%5Cexample.com/', undefined],
  ['?return=/./%2Fexample.com', undefined],
  ['?return=%2F%2Fexample.com', undefined],
  ['?return=%2F%5C%5Cexample.com', undefined],
  ['?return=\\\\example.com', undefined],
  ['?return=/%09/example.com', undefined],
  ['?return=%252F%252Fexample.com', undefined],
  ['?return=javascript:alert(1)', undefined],
  ['?return=/javascript:alert(1)', '/javascript:alert(1)'],
  [`?return=/${'a'.repeat(500)}`, undefined],
])('%s leads to %s', (search, path) => {
  expect(returnPath(search)).toBe(path);
});

test.each([
  ['/en/cart', '/cart'],
  ['/en?step=2', '/?step=2'],
  ['/cart', '/cart'],
  ['/english', '/english'],
  ['/en//example.com', undefined],
])('on a site in a folder %s leads to %s', (given, path) => {
  expect(returnPath(`?return=${encodeURIComponent(given)}`, '/en')).toBe(path);
});
