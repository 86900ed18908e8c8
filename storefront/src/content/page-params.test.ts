import { describe, expect, test } from 'vitest';
import { isListAdjusted, paramsNeedReload, paramsOfType, parsePageParams, serializeParams } from './page-params.ts';

const parse = (query: string) => parsePageParams(new URLSearchParams(query));

describe('parameters that reach a page', () => {
  test.each([
    ['page=2&sort=price-asc', { page: 2, sort: 'price-asc' }],
    ['page=1', {}],
    ['page=-4', {}],
    ['page=2e3', {}],
    ['page=99999', {}],
    ['sort=position', {}],
    ['sort=cheapest', {}],
    ['sku=RL-SWIT-01', { sku: 'RL-SWIT-01' }],
    ['sku=<script>', {}],
    ['step=2', { step: '2' }],
    ['utm_source=mail&fbclid=1', {}],
  ])('%s gives %o', (query, params) => {
    expect(parse(query)).toEqual(params);
  });
});

describe('parameters by content type', () => {
  test.each([
    ['product-category', 'page=2&sort=name&sku=A&step=1', 'page=2&sort=name&sku=A&step=1'],
    ['page', 'page=2&sort=name&sku=A&step=1', 'sku=A&step=1'],
    ['product', 'page=2&sku=A', 'sku=A'],
    ['product-category', 'inStock=1&line=b&line=a&sku=A&category=x', 'line=a&line=b&inStock=1&sku=A'],
    ['page', 'line=a&price-to=20', ''],
    ['article', 'sort=name', ''],
  ] as const)('a %s at ?%s reacts to "%s"', (type, query, expected) => {
    expect(serializeParams(paramsOfType(parse(query), type))).toBe(expected);
  });
});

describe('a page is loaded anew', () => {
  test.each([
    ['page=2', 'page=3', true],
    ['sort=name', '', true],
    ['step=1', 'step=2', true],
    ['sku=A', 'sku=B', false],
    ['', 'sku=B', false],
    ['utm_source=a', 'utm_source=b', false],
  ])('from ?%s to ?%s: %s', (from, to, expected) => {
    expect(paramsNeedReload(parse(from), parse(to))).toBe(expected);
  });
});

test.each([
  ['', 'line=swit', true],
  ['line=swit&page=2', 'line=swit', false],
  ['line=swit&page=3', 'line=barwa', true],
  ['', 'sort=name', true],
  ['', 'per-page=32', true],
  ['sku=A', 'sku=B', false],
])('from ?%s to ?%s the list is adjusted: %s', (from, to, expected) => {
  expect(isListAdjusted(parse(from), parse(to))).toBe(expected);
});
