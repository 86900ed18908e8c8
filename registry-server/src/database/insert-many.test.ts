import { expect, test } from 'vitest';
import { keyList, keyLists } from './insert-many.ts';

test.each([1, 2, 3, 500])('%i keys become as many as a power of two, and no other', (count) => {
  const keys = Array.from({ length: count }, (_, index) => index);
  const list = keyList([...keys, ...keys]);
  expect(Math.log2(list.length) % 1).toBe(0);
  expect([...new Set(list)]).toEqual(keys);
});

test('no keys make no list', () => {
  expect(keyList([])).toEqual([]);
  expect(keyLists([])).toEqual([]);
});

test('keys beyond the limit of a statement are split into chunks', () => {
  const keys = Array.from({ length: 40_000 }, (_, index) => index);
  const lists = keyLists(keys);
  expect([...new Set(lists.flat())]).toEqual(keys);
  for (const list of lists) expect(list.length).toBeLessThanOrEqual(32_766);
});
