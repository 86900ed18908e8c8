import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { createTranslate, type SentenceKey } from './translate.ts';

describe('sentences', () => {
  test.each([
    ['pl-PL', 1, '1\u00a0produkt'],
    ['pl-PL', 3, '3\u00a0produkty'],
    ['pl-PL', 12, '12\u00a0produktów'],
    ['pl-PL', 22, '22\u00a0produkty'],
    ['en-US', 1, '1\u00a0product'],
    ['en-US', 0, '0\u00a0products'],
    ['hu-HU', 2, '2\u00a0products'],
  ])('in %s %i reads %s', (language, count, words) => {
    expect(createTranslate(language)('products', { count })).toBe(words);
  });

  test('take their values', () => {
    expect(createTranslate('pl-PL')('imagePoint', { number: 2, label: 'Serum' })).toBe('Punkt 2: Serum');
  });

  const gaps = (sentence: unknown) => new Set(JSON.stringify(sentence).match(/\{\w+\}/g));

  test.each(Object.keys(pl) as SentenceKey[])('%s takes the same values in each language', (key) => {
    expect(gaps(en[key])).toEqual(gaps(pl[key]));
  });
});
