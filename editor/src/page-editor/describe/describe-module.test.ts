import { paragraphs } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { aHeading } from '../../testing/a-document.ts';
import { nameOfPlaced } from './describe-module.ts';

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
