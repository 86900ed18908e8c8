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
  ['?return=javascript:alert(1)', undefined],
  [`?return=/${'a'.repeat(500)}`, undefined],
])('%s leads to %s', (search, path) => {
  expect(returnPath(search)).toBe(path);
});
