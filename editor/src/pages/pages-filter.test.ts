import { expect, test } from 'vitest';
import { isFiltered, readFilter } from './pages-filter.ts';

test('the address of the list says what is shown; nonsense in it is ignored', () => {
  const filter = readFilter(new URLSearchParams('search=krem&type=article&status=banana&sort=title&page=-3'));
  expect(filter).toMatchObject({ search: 'krem', type: 'article', sort: 'title', page: 1 });
  expect(filter.status).toBeUndefined();
  expect(isFiltered(filter)).toBe(true);
});
