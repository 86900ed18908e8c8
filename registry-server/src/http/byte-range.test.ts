import { expect, test } from 'vitest';
import { parseRange } from './byte-range.ts';

test.each([
  [undefined, undefined],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=10-', { first: 10, last: 99 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  ['bytes=a-b', undefined],
  [`bytes=${'9'.repeat(40)}-`, undefined],
])('of 100 bytes %s is %o', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

test('an empty file has no part', () => {
  expect([parseRange('bytes=0-', 0), parseRange('bytes=-5', 0)]).toEqual(['unsatisfiable', 'unsatisfiable']);
});
