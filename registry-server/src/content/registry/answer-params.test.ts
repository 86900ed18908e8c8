import { EMPTY_RELATED, emptyPage, type ListingPage } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { isKept, knownParams, listingTraitsOf, paramsKey, readListingParams } from './answer-params.ts';

const option = (value: string) => ({ value, label: value, count: 1 });
const list: ListingPage = {
  skus: [],
  total: 0,
  page: 1,
  pageSize: 16,
  sort: 'position',
  pageSizes: [16, 32, 48],
  facets: [
    { kind: 'options', code: 'line', label: 'Linia', options: [option('swit'), option('barwa')] },
    { kind: 'price', code: 'price', label: 'Cena', min: 100, max: 900 },
  ],
};
const related = (listing: ListingPage) => ({ ...EMPTY_RELATED, listings: { a: listing } });

test('the same parameters have the same key, whatever their order', () => {
  expect(paramsKey(readListingParams('sort=name&page=2'))).toBe(paramsKey(readListingParams('page=2&sort=name')));
  expect(paramsKey({ page: 2 })).not.toBe(paramsKey({}));
});

test.each([
  ['page=2&sort=name', 'page=2&sort=name'],
  ['per-page=32', 'per-page=32'],
  ['per-page=16', ''],
  ['per-page=17', ''],
  ['line=swit&line=zorza', 'line=swit'],
  ['brand=swit&skinType=dry', ''],
  ['price-to=20&inStock=1', 'price-to=20'],
])('of „%s” a list knows „%s”', (query, known) => {
  const traits = listingTraitsOf(emptyPage('product-category', 'Twarz'), related(list));
  expect(traits && paramsKey(knownParams(readListingParams(query), traits))).toBe(known);
});

test('a price is nothing to a list that has none', () => {
  const traits = listingTraitsOf(emptyPage('product-category', 'Twarz'), related({ ...list, facets: [] }));
  expect(traits && knownParams(readListingParams('price-to=20&line=swit&page=2'), traits)).toEqual({ page: 2 });
});

test('only lists of products that turn pages react to parameters', () => {
  expect(listingTraitsOf(emptyPage('product-category', 'Twarz'), related(list))).toBeDefined();
  expect(listingTraitsOf(emptyPage('page', 'O nas'), related(list))).toBeUndefined();
  const { pageSizes: _, ...still } = list;
  expect(listingTraitsOf(emptyPage('product-category', 'Twarz'), related(still))).toBeUndefined();
});

test('one value is worth keeping, more are not', () => {
  expect(isKept(readListingParams('line=swit&page=2'))).toBe(true);
  expect(isKept(readListingParams('line=swit&line=barwa'))).toBe(false);
  expect(isKept(readListingParams('price-to=20'))).toBe(false);
});
