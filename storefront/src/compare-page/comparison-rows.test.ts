import { expect, test } from 'vitest';
import type { ComparedProduct } from '../compare/index.ts';
import { comparisonEn } from '../i18n/comparison.en.ts';
import { comparisonPl } from '../i18n/comparison.pl.ts';
import { comparisonRows } from './comparison-rows.ts';

const aProduct = (attributes: Record<string, string>, more: Partial<ComparedProduct> = {}): ComparedProduct => ({
  sku: 'RL-SW-001',
  name: 'Krem',
  title: '',
  urlPath: '/krem',
  priceVaries: false,
  isInStock: true,
  attributes: new Map(Object.entries(attributes)),
  composition: [],
  ...more,
});
const attributes = [
  { code: 'size', label: 'Pojemność' },
  { code: 'skin_type', label: 'Rodzaj cery' },
];
const rowsOf = (products: readonly ComparedProduct[], texts = comparisonPl, language = 'pl-PL') =>
  comparisonRows({ attributes, products }, texts, language).map(({ code, values, differs }) => [code, values, differs]);

test('each row has what every product has of it, and tells whether they differ', () => {
  const one = aProduct({ size: '50 ml', skin_type: 'Sucha' }, { rating: { average: 4.43, count: 7 }, pao: '12M' });
  const other = aProduct({ size: '50 ml', skin_type: '–' }, { isInStock: false, composition: ['Aqua', 'Glycerin'] });
  expect(rowsOf([one, other])).toEqual([
    ['rating', ['4,4 na 5 (7\u00a0opinii)', 'Brak opinii'], true],
    ['stock', ['Dostępny', 'Chwilowo niedostępny'], true],
    ['size', ['50 ml', '50 ml'], false],
    ['skin_type', ['Sucha', ''], true],
    ['pao', ['12\u00a0miesięcy', ''], true],
    ['composition', ['', 'Aqua, Glycerin'], true],
  ]);
});

test('one product differs from nothing, and what nobody has is left out', () => {
  expect(rowsOf([aProduct({ size: '4,2 g' }, { pao: 'do 2028' })])).toEqual([
    ['rating', ['Brak opinii'], false],
    ['stock', ['Dostępny'], false],
    ['size', ['4,2 g'], false],
    ['pao', ['do 2028'], false],
  ]);
});

test('numbers and months follow the language', () => {
  const product = aProduct({}, { rating: { average: 4.43, count: 1 }, pao: '1M' });
  expect(rowsOf([product], comparisonEn, 'en-GB').slice(0, 1)).toEqual([
    ['rating', ['4.4 of 5 (1\u00a0review)'], false],
  ]);
  expect(rowsOf([product]).at(-1)).toEqual(['pao', ['1\u00a0miesiąc'], false]);
});
