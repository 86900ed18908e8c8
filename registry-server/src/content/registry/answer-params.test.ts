import { expect, test } from 'vitest';
import { hasListingParams, paramsKey, readListingParams } from './answer-params.ts';

test.each([
  ['', {}],
  ['page=2', { page: 2 }],
  ['sort=price-asc&page=3&utm_source=x', { page: 3, sort: 'price-asc' }],
  ['page=1&sort=position', {}],
  ['page=0', {}],
  ['page=-1', {}],
  ['page=1.5', {}],
  ['page=99999999', {}],
  ['page=dwa&sort=constructor', {}],
  ['page=2&page=7', { page: 2 }],
])('of „%s” a listing hears what it can react to', (query, params) => {
  expect(readListingParams(query)).toEqual(params);
});

test('the same parameters have the same key, whatever their order', () => {
  expect(paramsKey(readListingParams('sort=name&page=2'))).toBe(paramsKey(readListingParams('page=2&sort=name')));
  expect(paramsKey({ page: 2 })).not.toBe(paramsKey({}));
});

test('only lists of products react to parameters', () => {
  expect(hasListingParams('product-category')).toBe(true);
  expect(hasListingParams('page')).toBe(false);
});
