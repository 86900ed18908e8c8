import { expect, test } from 'vitest';
import { aPoint } from '../../../testing/a-point.ts';
import { parsePointCode } from './delivery-point.ts';
import { parsePointQuery } from './point-query.ts';
import { sortTextOf, wordsOfPoint } from './point-words.ts';

test.each([
  ['', { kind: 'all' }],
  ['   ', { kind: 'all' }],
  ['02-677', { kind: 'postcode', prefix: '02-677' }],
  ['02677', { kind: 'postcode', prefix: '02-677' }],
  ['31-147 Kraków', { kind: 'postcode', prefix: '31-147' }],
  ['31-1', { kind: 'postcode', prefix: '31-1' }],
  ['kra 010', { kind: 'code', prefix: 'KRA010', words: ['kra', '010'] }],
  ['pop-waw12', { kind: 'code', prefix: 'POP-WAW12', words: ['pop', 'waw12'] }],
  ['Łódź', { kind: 'words', words: ['lodz'] }],
  ['ul. Długa 5, Kraków', { kind: 'words', words: ['dluga', '5', 'krakow'] }],
  ['al', { kind: 'words', words: ['al'] }],
  ['3 Maja', { kind: 'words', words: ['3', 'maja'] }],
  ['!?', { kind: 'words', words: [] }],
])('%j is read as %j', (typed, query) => {
  expect(parsePointQuery(typed)).toEqual(query);
});

test.each([
  [' kra 010 ', 'KRA010'],
  ['ksp01m', 'KSP01M'],
  ['pop-waw12', 'POP-WAW12'],
  ['łdz01a', 'ŁDZ01A'],
  ['WA-100001-27-26', 'WA-100001-27-26'],
  ['', undefined],
  ['-1', undefined],
  ["KRA'010", undefined],
  ['K'.repeat(31), undefined],
])('the code %j is written as %j', (typed, code) => {
  expect(parsePointCode(typed)).toBe(code);
});

test('a point is found by town, street, code and postal code, and stands by town and street', () => {
  const point = aPoint({ city: 'Łódź', street: 'ul. Świętojańska 3A', code: 'LOD01A', postcode: '90-001' });
  expect(wordsOfPoint(point)).toEqual(['lodz', 'swietojanska', '3a', 'lod01a', '90', '001']);
  const towns = ['Ruda Śląska', 'Ruda', 'Rudawa'].map((city) => sortTextOf(aPoint({ city })));
  expect(towns.toSorted()).toEqual([towns[1], towns[0], towns[2]]);
});
