import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from './typed-part.ts';

const marked = (phrase: string, typed: string) =>
  partsOf(phrase, typed)
    .map(({ text, isTyped }) => (isTyped ? text : `[${text}]`))
    .join('');

test.each([
  ['krem do rąk', 'kre', 'kre[m do rąk]'],
  ['krem do rąk', 'KREM DO RA', 'krem do rą[k]'],
  ['krem do rąk', 'rak', '[krem do ]rąk'],
  ['Łąka', 'laka', 'Łąka'],
  ['krem', 'rem', '[krem]'],
  ['krem', '', '[krem]'],
  ['krem', 'mydło', '[krem]'],
])('of „%s” „%s” was typed: %s', (phrase, typed, expected) => {
  expect(marked(phrase, typed)).toBe(expected);
});

test('the parts are the phrase, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (phrase, typed) => {
      expect(
        partsOf(phrase, typed)
          .map(({ text }) => text)
          .join(''),
      ).toBe(phrase.normalize('NFC'));
    }),
  );
});
