import { expect, test } from 'vitest';
import { mergeTranslations, type TranslationRow } from './translations.ts';

test('what the best language lacks is told in the next one', () => {
  const row = (language: string, changes: Partial<TranslationRow>): TranslationRow => ({
    language,
    kind: 'category',
    key: 'twarz',
    address: null,
    words: {},
    ...changes,
  });
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
