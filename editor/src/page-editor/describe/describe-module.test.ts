import { paragraphs } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { aButton, aContainer, aDocument, aHeading } from '../../testing/a-document.ts';
import { excerptWithin, nameOfPlaced } from './describe-module.ts';

describe('a module is called', () => {
  test.each([
    ['by its kind and its first words', aHeading('Rosa'), 'Nagłówek „Rosa”'],
    ['by its kind alone when it says nothing', aHeading('', { text: '  ' }), 'Nagłówek'],
    [
      'by the beginning of a long text',
      aHeading('Poranek, który zaczyna się od skóry i kończy na łące'),
      'Nagłówek „Poranek, który zaczyna się od skóry i kończy na…”',
    ],
    [
      'by the first words of a formatted text',
      { id: 't', driver: 'text', version: 1, settings: { content: paragraphs('Len dojrzewa.', 'W lipcu.') } },
      'Tekst „Len dojrzewa.”',
    ],
    [
      'unknown, when nobody knows it',
      { id: 'u', driver: 'rocket', version: 1, settings: {} },
      'Nieznany moduł: rocket',
    ],
  ])('%s', (_, placed, name) => {
    expect(nameOfPlaced(placed)).toBe(name);
  });
});

describe('a module that says nothing by itself is known', () => {
  const page = aDocument({
    main: [
      aContainer('headed', aButton('Zobacz'), aContainer('inner', aHeading('Dopiero co'))),
      aContainer('wordy', aContainer('deeper', aButton('Do twarzy'))),
      aContainer('empty'),
      aHeading('Rosa'),
    ],
  });
  test.each([
    ['by the first heading in it, however deep', 'headed', 'Dopiero co'],
    ['by the first words in it where there is no heading', 'wordy', 'Do twarzy'],
    ['by nothing when it is empty', 'empty', undefined],
    ['by its own words first', 'Rosa', 'Rosa'],
    ['by nothing when it is gone', 'gone', undefined],
  ])('%s', (_, id, excerpt) => {
    expect(excerptWithin(page, id)).toBe(excerpt);
  });
});
