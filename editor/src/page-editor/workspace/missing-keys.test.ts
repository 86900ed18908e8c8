import { articleListingKey, EMPTY_RELATED, type Related } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { aDocument } from '../../testing/a-document.ts';
import { missingKeys } from './missing-keys.ts';

const placed = (driver: string, settings: Record<string, unknown>) =>
  aDocument({ main: [{ id: 'only', driver, version: 1, settings }] });
const knowing = (related: Partial<Related>): Related => ({ ...EMPTY_RELATED, ...related });

describe('lists of articles', () => {
  const newest = { kind: 'newest', key: '', pageSize: 3, page: 1, chosen: {} } as const;
  const known = knowing({ articleListings: { [articleListingKey(newest)]: { slugs: [], total: 0 } as never } });

  test('are missing where a module asks for one that is not known', () => {
    expect(
      missingKeys(placed('articles-list', { source: { kind: 'newest' }, count: 3 }), '/', EMPTY_RELATED, undefined),
    ).toEqual([articleListingKey(newest)]);
  });

  test('are known by what they show and how many', () => {
    const three = placed('articles-list', { source: { kind: 'newest' }, count: 3 });
    const six = placed('articles-list', { source: { kind: 'newest' }, count: 6 });
    expect(missingKeys(three, '/', known, undefined)).toEqual([]);
    expect(missingKeys(six, '/', known, undefined)).toHaveLength(1);
  });
});

test('reviews are missing of a product that another module already shows', () => {
  const related = knowing({ products: { 'RL-SW-001': {} as Related['products'][string] } });
  expect(missingKeys(placed('product-reviews', { sku: 'RL-SW-001' }), '/', related, undefined)).toEqual([
    'reviews:RL-SW-001',
  ]);
});
