import { expect, test } from 'vitest';
import { withFilter } from './with-filter.ts';

test('a narrower list begins at its first page', () => {
  const search = withFilter(new URLSearchParams('page=4&search=a'), { type: 'article' });
  expect(search.toString()).toBe('search=a&type=article');
  expect(withFilter(search, { page: 2, search: '' }).toString()).toBe('type=article&page=2');
});
