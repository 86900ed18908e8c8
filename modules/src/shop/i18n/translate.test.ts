import { beforeAll, describe, expect, test, vi } from 'vitest';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { createTranslate, hasSentences, loadSentences, SENTENCE_LANGUAGES, type SentenceKey } from './translate.ts';

test('sentences are loaded first, those of one language alone', async () => {
  vi.resetModules();
  const fresh = await import('./translate.ts');
  expect([fresh.hasSentences('pl-PL'), fresh.hasSentences('en-GB')]).toEqual([false, false]);
  expect(() => fresh.createTranslate('en-GB')).toThrow('en are not loaded');
  await fresh.loadSentences('en-GB');
  expect(fresh.createTranslate('en-GB')('price')).toBe('Price');
  expect(fresh.hasSentences('pl-PL')).toBe(false);
});

describe('sentences', () => {
  beforeAll(async () => {
    await Promise.all(SENTENCE_LANGUAGES.map(loadSentences));
    expect(hasSentences('xx')).toBe(true);
  });

  test.each([
    ['pl-PL', 1, '1\u00a0produkt'],
    ['pl-PL', 3, '3\u00a0produkty'],
    ['pl-PL', 12, '12\u00a0produktów'],
    ['pl-PL', 22, '22\u00a0produkty'],
    ['en-US', 1, '1\u00a0product'],
    ['en-US', 0, '0\u00a0products'],
    ['hu-HU', 2, '2\u00a0termék'],
    ['uk-UA', 3, '3\u00a0товари'],
    ['ru-RU', 21, '21\u00a0товар'],
    ['cs-CZ', 5, '5\u00a0produktů'],
    ['xx', 2, '2\u00a0products'],
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
