import { expect, test } from 'vitest';
import { isHeld, isUnchanged } from './conditional.ts';

test('a client holds the answer when any of its ETags is this one', () => {
  expect(isHeld('W/"a"', 'W/"a"')).toBe(true);
  expect(isHeld('W/"a"', '"b", W/"a"')).toBe(true);
  expect(isHeld('W/"a"', '*')).toBe(true);
  expect(isHeld('W/"a"', 'W/"b"')).toBe(false);
  expect(isHeld('W/"a"', undefined)).toBe(false);
});

test.each([
  [{}, false],
  [{ 'if-modified-since': 'Fri, 20 Nov 2026 12:00:00 GMT' }, true],
  [{ 'if-modified-since': 'Fri, 20 Nov 2026 11:59:59 GMT' }, false],
  [{ 'if-modified-since': 'wczoraj' }, false],
  [{ 'if-none-match': 'W/"a"', 'if-modified-since': 'Fri, 20 Nov 2026 11:59:59 GMT' }, true],
  [{ 'if-none-match': 'W/"b"', 'if-modified-since': 'Fri, 20 Nov 2026 12:00:00 GMT' }, false],
])('with %j the answer is unchanged: %s', (headers, expected) => {
  const changedAt = new Date('2026-11-20T12:00:00.500Z');
  expect(isUnchanged({ etag: 'W/"a"', changedAt }, headers)).toBe(expected);
});

test('nothing that could have changed is compared by no date', () => {
  const headers = { 'if-modified-since': 'Fri, 20 Nov 2026 12:00:00 GMT' };
  expect(isUnchanged({ etag: 'W/"a"' }, headers)).toBe(false);
});
