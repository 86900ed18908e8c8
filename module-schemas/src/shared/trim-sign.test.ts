import { expect, test } from 'vitest';
import { trimSign, trimSignAtEnd } from './trim-sign.ts';

test.each([
  ['/o-nas/', 'o-nas', '/o-nas'],
  ['///a//b///', 'a//b', '///a//b'],
  ['', '', ''],
  ['///', '', ''],
  ['a', 'a', 'a'],
])('%j without slashes around it, and without those at its end', (text, around, atEnd) => {
  expect(trimSign(text, '/')).toBe(around);
  expect(trimSignAtEnd(text, '/')).toBe(atEnd);
});
