import { expect, test } from 'vitest';
import type { TranslationOriginal } from '../../api/commerce/catalogue-translations.ts';
import { checkTranslation, faultsOfFields, fromFormValues, toFormValues } from './translation.form-values.ts';
import { translationFields } from './translation-fields.ts';

const original: TranslationOriginal = {
  kind: 'product',
  key: 'RL-1',
  address: 'krem',
  name: 'Krem',
  description: ['Pierwszy.', 'Drugi.'],
  benefits: [],
  specification: { hero: { heading: 'Róża', image: 7 }, steps: [{ heading: 'Rano', text: 'Nałóż.' }] },
  meta: { title: 'Krem z różą' },
};
const fields = translationFields(original);

test('what the catalogue says can be said, and nothing else', () => {
  expect(fields.map(({ path }) => path)).toEqual([
    '/name',
    '/address',
    '/description',
    '/specification/hero/heading',
    '/specification/steps/0/heading',
    '/specification/steps/0/text',
    '/meta/title',
  ]);
});

test('words come back as they were written', () => {
  const words = {
    name: 'Cream',
    description: ['First.', 'Second.'],
    specification: { hero: { heading: 'Rose', image: 7 }, steps: [{ heading: 'Morning', text: 'Apply.' }] },
    meta: { title: 'Rose cream' },
  };
  const values = toFormValues(fields, words);
  expect(values['/description']).toBe('First.\nSecond.');
  expect(fromFormValues(original, values)).toEqual({ kind: 'product', key: 'RL-1', ...words });
});

test('titles of documents are those of their files, also where a language has only some of them', () => {
  const documented = {
    ...original,
    documents: [
      { file: 7, title: 'Karta' },
      { file: 9, title: 'Atest' },
    ],
  };
  const ofDocuments = translationFields(documented).filter(({ path }) => path.startsWith('/documents'));
  expect(ofDocuments.map(({ path, label, original }) => [path, label, original])).toEqual([
    ['/documents/7/title', 'Tytuł dokumentu 1', 'Karta'],
    ['/documents/9/title', 'Tytuł dokumentu 2', 'Atest'],
  ]);
  const values = toFormValues(ofDocuments, { documents: [{ file: 9, title: 'Test report' }] });
  expect(values).toEqual({ '/documents/7/title': '', '/documents/9/title': 'Test report' });
  expect(fromFormValues(documented, values).documents).toEqual([{ file: 9, title: 'Test report' }]);
});

test('nothing typed is nothing said', () => {
  const values = toFormValues(fields, undefined);
  expect(fromFormValues(original, values)).toEqual({ kind: 'product', key: 'RL-1' });
  expect(checkTranslation(original, values)).toEqual({});
});

test('a specification is told whole', () => {
  const values = { ...toFormValues(fields, undefined), '/specification/steps/0/text': 'Apply.' };
  expect(Object.keys(checkTranslation(original, values))).toEqual([
    '/specification/hero/heading',
    '/specification/steps/0/heading',
  ]);
});

test('a fault of one line of a list stands at the list', () => {
  expect(faultsOfFields({ '/items/0/description/1': ['Za długi.'], '/language': ['Nie.'] }, fields)).toEqual({
    '/description': ['Za długi.'],
    '/language': ['Nie.'],
  });
});
