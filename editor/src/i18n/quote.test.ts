import { expect, test } from 'vitest';
import { t } from './pl.ts';
import { quote } from './quote.ts';

test('a name stands in quotation marks, what it quotes itself in the inner ones', () => {
  expect(quote('Krem')).toBe('„Krem”');
  expect(quote('Krem „Świt”, 50 ml')).toBe('„Krem «Świt», 50 ml”');
});

test('questions and messages name files and pages that have quotation marks of their own', () => {
  const name = 'Krem „Świt”';
  expect(t.media.removeTitle(name)).toBe('Usunąć plik „Krem «Świt»”?');
  expect(t.pages.deleteTitle(name)).toBe('Usunąć stronę „Krem «Świt»”?');
  expect(t.usages.inUseTitle(name)).toContain('„Krem «Świt»”');
});
