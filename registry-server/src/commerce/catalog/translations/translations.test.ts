import { expect, test } from 'vitest';
import { mergeTranslations, type TranslationRow, textLanguages } from './translations.ts';

const row = (language: string, changes: Partial<TranslationRow>): TranslationRow => ({
  language,
  kind: 'category',
  key: 'twarz',
  address: null,
  words: {},
  ...changes,
});

test('what the best language lacks is told in the next one', () => {
  const rows = [
    row('de', { words: { name: 'Gesicht' } }),
    row('en', { address: 'face', words: { name: 'Face', text: 'Morning and evening' } }),
    row('en', { key: 'cialo', words: { name: 'Body' } }),
  ];
  const find = mergeTranslations(rows, ['de', 'en']);
  expect(find('category', 'twarz')).toEqual({ name: 'Gesicht', text: 'Morning and evening', address: 'face' });
  expect(find('category', 'cialo')).toEqual({ name: 'Body' });
  expect(find('line', 'twarz')).toBeUndefined();
});

test('the language of a text is told where it is not the one asked for', () => {
  const rows = [
    row('de', { words: { name: 'Gesicht' } }),
    row('en', { words: { name: 'Face', text: 'Morning and evening' } }),
  ];
  const { languageOf } = mergeTranslations(rows, ['de', 'en']);
  expect(languageOf('category', 'twarz', 'name')).toBeUndefined();
  expect(languageOf('category', 'twarz', 'text')).toBe('en');
  expect(languageOf('category', 'cialo', 'name')).toBe('pl');
  expect(mergeTranslations([], []).languageOf('category', 'cialo', 'name')).toBeUndefined();
  expect(textLanguages({ name: undefined, description: 'en' })).toEqual({ languages: { description: 'en' } });
  expect(textLanguages({ name: undefined })).toEqual({});
});
