import { expect, test } from 'vitest';
import { lastPageOf, PAGING, pageSizesOf } from './paging.ts';

test('a page reaches up to three times the page size of its list, as far as pages may', () => {
  expect(pageSizesOf(16)).toEqual([16, 32, 48]);
  expect(pageSizesOf(48)).toEqual([48, 96]);
  expect(pageSizesOf(100)).toEqual([100]);
});

test.each([
  [170, 16, 11],
  [16, 16, 1],
  [0, 16, 1],
])('%i in pages of %i have %i pages', (total, pageSize, pages) => {
  expect(lastPageOf(total, pageSize)).toBe(pages);
});

test('the generic list has as many pages as there are buttons: 10 of 50', () => {
  expect(lastPageOf()).toBe(PAGING.visiblePages);
});
