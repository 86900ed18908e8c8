import { describe, expect, test } from 'vitest';
import { normalizePage } from '../page/normalize-page.ts';
import { listingKey } from '../wire/listing.ts';
import { collectListings } from './collect-listings.ts';
import { collectRelations } from './collect-relations.ts';

const page = normalizePage({
  title: 'Próba',
  type: 'article',
  properties: { meta: { ogImage: 9 } },
  contentProperties: { cover: 8 },
  containers: [
    { driver: 'container', settings: { image: { image: { file: 1 } } } },
    { driver: 'image', settings: { image: { file: 2, points: [{ x: 0, y: 0, label: 'a', sku: 'RL-7' }] } } },
    { driver: 'image', settings: { image: { file: 2 } } },
    { driver: 'products-list', settings: { source: { kind: 'selected', skus: ['RL-7', 'RL-8'] } } },
    { driver: 'products-list', settings: { source: { kind: 'category', category: 'twarz' }, pagination: true } },
    { driver: 'products-list', settings: { source: { kind: 'complementary' }, limit: 4 } },
    { driver: 'marquee', settings: { file: 99 } },
  ],
});

test('every entity that the page points at is named once, by kind', () => {
  expect(collectRelations(page)).toMatchObject({
    file: ['1', '2', '9', '8'],
    product: ['RL-7', 'RL-8'],
    category: ['twarz'],
    brand: [],
  });
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
