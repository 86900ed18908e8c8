import { describe, expect, test } from 'vitest';
import { offersAddress, parseResultsQuery, resultsHref, searchAddress, withoutFilter } from './results-query.ts';

const parse = (text: string) => parseResultsQuery(new URLSearchParams(text));

describe('an address of results', () => {
  test('is read with its filters, however they are written', () => {
    expect(parse('q=krem&scope=articles&page=2&per-page=16&sort=price-asc&brand=a,b&brand=c&priceTo=49,90')).toEqual({
      phrase: 'krem',
      scope: 'articles',
      sort: 'price-asc',
      page: 2,
      perPage: 16,
      filters: { brand: ['a', 'b', 'c'], priceTo: ['49,90'] },
    });
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'page=99999',
    'per-page=0',
    'per-page=9999',
    'sort=drop',
    'scope=users',
    'priceFrom=<b>',
    'inStock=maybe',
    'brand=,,',
    'utm_source=x&constructor=1&__proto__=2',
  ])('without sense (%s) asks for what is usual', (text) => {
    expect(parse(`q=krem&${text}`)).toEqual(parse('q=krem'));
  });

  test('takes prices by the names of the fields of lists, too', () => {
    expect(parse('q=krem&price-from=19,99&price-to=').filters).toEqual({ priceFrom: ['19,99'] });
  });

  test('of any length and with any signs becomes one short line', () => {
    expect(parse(`q=${'a'.repeat(10_000)}`).phrase).toHaveLength(200);
    expect(parse('q=%00krem%0A%20%20do%E2%80%8B+twarzy%07').phrase).toBe('krem do twarzy');
    const many = Array.from({ length: 5000 }, (_, place) => `brand=b${place}`).join('&');
    expect(parse(many).filters.brand).toHaveLength(20);
  });

  test('is written without what is usual, and reads back the same', () => {
    const query = parse('q=krem+%26+serum&page=3&flags=isNew&sort=name&scope=products');
    const href = resultsHref('/results', query);
    expect(href).toBe('/results?q=krem+%26+serum&scope=products&flags=isNew&sort=name&page=3');
    expect(parse(href.split('?')[1] ?? '')).toEqual(query);
    expect(resultsHref('/results', parse(''))).toBe('/results');
  });

  test('can mean its phrase as it is typed', () => {
    const query = parse('q=serumm&exact=true&page=2');
    expect(query.isExact).toBe(true);
    expect(resultsHref('/results', query)).toBe('/results?q=serumm&exact=true&page=2');
    expect(searchAddress(query)).toBe('/search?q=serumm&page=2&exact=true');
    expect(parse('q=serumm&exact=1')).toEqual(parse('q=serumm'));
  });

  test('loses one value of a filter, and begins anew', () => {
    const query = parse('q=krem&brand=a,b&size=50+ml&page=4');
    expect(withoutFilter(query, 'brand', 'a')).toMatchObject({ page: 1, filters: { brand: ['b'], size: ['50 ml'] } });
    expect(withoutFilter(query, 'size', '50 ml').filters).toEqual({ brand: ['a', 'b'] });
  });
});

test('the registry is asked in its own words: lists with commas, prices in minor units', () => {
  const query = parse('q=krem&brand=a&brand=b&priceFrom=19,99&inStock=true');
  expect(searchAddress(query)).toBe('/search?q=krem&page=1&brand=a%2Cb&priceFrom=1999&inStock=true');
  expect(offersAddress(query, 8)).toBe('/search/offers?q=krem&page=1&pageSize=1');
  expect(offersAddress(parse('q=krem&scope=offers&page=2'), 8)).toBe('/search/offers?q=krem&page=2&pageSize=8');
});
