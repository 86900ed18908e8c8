import { describe, expect, test } from 'vitest';
import { normalizePage } from '../page/normalize-page.ts';
import { listingKey } from '../wire/listing.ts';
import { collectListings } from './collect-listings.ts';

const page = normalizePage({
  title: 'Próba',
  containers: [
    { driver: 'products-list', settings: { source: { kind: 'selected', skus: ['RL-7', 'RL-8'] } } },
    { driver: 'products-list', settings: { source: { kind: 'category', category: 'twarz' }, pagination: true } },
    { driver: 'products-list', settings: { source: { kind: 'complementary' }, limit: 4 } },
  ],
});

describe('the lists that a page asks for', () => {
  test('follow the address only where the module is paged', () => {
    const queries = collectListings(page, { product: 'RL-1' }, { page: 3, sort: 'price-asc' });
    expect(queries.map(listingKey)).toEqual([
      'category:twarz?page=3&per-page=16&sort=price-asc',
      'complementary:RL-1?page=1&per-page=4&sort=position',
    ]);
  });

  test('leave out what the page has no current entity for', () => {
    expect(collectListings(page, {}, {})).toHaveLength(1);
  });
});
