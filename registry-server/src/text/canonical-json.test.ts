import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('equal values give equal texts, in whatever order their names stand', () => {
  const one = { b: [{ y: 1, x: null }, 'ż'], a: { d: 2, c: true } };
  const other = { a: { c: true, d: 2 }, b: [{ x: null, y: 1 }, 'ż'] };
  expect(canonicalJson(one)).toBe('{"a":{"c":true,"d":2},"b":[{"x":null,"y":1},"ż"]}');
  expect(canonicalJson(other)).toBe(canonicalJson(one));
});

test('the order of lists counts, and what is not there is left out', () => {
  expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
  expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
});
