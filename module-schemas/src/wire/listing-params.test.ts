import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterValues, isSharedListing, toFilters, toggleFilter } from './listing-filters.ts';
import {
  amountText,
  MAX_FILTER_VALUES,
  parseAmount,
  parseListingParams,
  serializeListingParams,
} from './listing-params.ts';

const parse = (query: string) => parseListingParams(new URLSearchParams(query));
const canonical = (query: string) => serializeListingParams(parse(query));

describe('what an address asks of a list', () => {
  test.each([
    ['', {}],
    ['page=2', { page: 2 }],
    ['sort=price-asc&page=3&utm_source=x', { page: 3, sort: 'price-asc' }],
    ['page=1&sort=position', {}],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=1.5', {}],
    ['page=2e3', {}],
    ['page=10001', {}],
    ['page=dwa&sort=constructor', {}],
    ['page=2&page=7', { page: 2 }],
    ['per-page=32', { perPage: 32 }],
    ['per-page=101', {}],
    ['skinType=dry', { filters: { options: { skinType: ['dry'] } } }],
    ['line=swit&line=barwa&line=swit', { filters: { options: { line: ['barwa', 'swit'] } } }],
    ['size=4%2C2+g', { filters: { options: { size: ['4,2 g'] } } }],
    ['flags=isSale&flags=isNew&flags=isSponsored', { filters: { flags: ['isNew', 'isSale'] } }],
    ['inStock=1', { filters: { inStock: true } }],
    ['inStock=no', {}],
    ['price-from=20&price-to=49,9', { filters: { price: { from: 2000, to: 4990 } } }],
    ['price-from=x&price-to=-1', {}],
    ['skinType=%3Cscript%3E&brand=&brand=%00', {}],
    ['constructor=dry&__proto__=x&toString=1', {}],
  ])('„%s” is %j', (query, params) => {
    expect(parse(query)).toEqual(params);
  });

  test('is the same whatever the order, and written in one way', () => {
    expect(canonical('line=swit&sort=name&skinType=oily&page=2&skinType=dry')).toBe(
      'page=2&sort=name&skinType=dry&skinType=oily&line=swit',
    );
    expect(canonical('price-to=20,50&size=50%20ml')).toBe('size=50+ml&price-to=20.5');
  });

  test('says nothing of what is beyond twenty values, nor of a value that is too long', () => {
    const many = Array.from({ length: 200 }, (_, at) => `brand=marka-${at}`).join('&');
    expect(filterValues(parse(many).filters ?? {})).toHaveLength(MAX_FILTER_VALUES);
    const reversed = many.split('&').toReversed().join('&');
    expect(canonical(reversed)).toBe(canonical(many));
    expect(parse(`brand=${'a'.repeat(10_000)}&page=2`)).toEqual({ page: 2 });
    expect(parse(`x${'a'.repeat(10_000)}=1`)).toEqual({});
  });

  test('of any text can be read, and what was read is written and read alike', () => {
    const name = fc.constantFrom('page', 'sort', 'per-page', 'line', 'size', 'flags', 'inStock', 'price-to', 'x');
    const value = fc.oneof(fc.string(), fc.constantFrom('2', 'name', 'isNew', '1', '19,9', '50 ml', 'ł'));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 40 }), (pairs) => {
        const params = parse(new URLSearchParams(pairs).toString());
        const written = serializeListingParams(params);
        expect(parse(written)).toEqual(params);
        expect(serializeListingParams(parse(written))).toBe(written);
      }),
    );
  });
});

test.each([
  ['20', 2000],
  ['20,5', 2050],
  ['0.99', 99],
  [' 7 ', 700],
  ['1 000', undefined],
  ['12345678', undefined],
  ['', undefined],
  ['-3', undefined],
])('a price of „%s” is %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
  if (amount !== undefined) expect(parseAmount(amountText(amount))).toBe(amount);
});

test('a value is added, and taken away by the same act', () => {
  const dry = toggleFilter({}, { code: 'skinType', value: 'dry' });
  expect(dry).toEqual({ options: { skinType: ['dry'] } });
  const more = toggleFilter(toggleFilter(dry, { code: 'flags', value: 'isNew' }), { code: 'inStock', value: '1' });
  expect(more).toEqual({ options: { skinType: ['dry'] }, flags: ['isNew'], inStock: true });
  expect(toggleFilter(dry, { code: 'skinType', value: 'dry' })).toEqual({});
  const cheap = toFilters([{ code: 'price', value: '500', bound: 'to' }]);
  expect(toggleFilter(cheap, { code: 'price', value: '500', bound: 'to' })).toEqual({});
});

test.each([
  ['', true],
  ['page=3&sort=name', true],
  ['line=swit', true],
  ['line=swit&line=barwa', false],
  ['line=swit&inStock=1', false],
  ['price-to=20', false],
])('„%s” is a list that many ask for: %s', (query, isShared) => {
  expect(isSharedListing(parse(query).filters)).toBe(isShared);
});
