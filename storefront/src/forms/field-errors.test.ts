import { expect, test } from 'vitest';
import { screensPl } from '../i18n/screens.pl.ts';
import { emailSentence } from './field-errors.ts';

test.each([
  [' ', 'Pole nie może być puste'],
  ['ala', 'Niepoprawny adres e-mail. Brakuje znaku @.'],
  ['ala@poczta', 'Niepoprawny adres e-mail. Po znaku @ brakuje domeny, np. poczta.pl.'],
  ['ala@@poczta.example', 'Niepoprawny adres e-mail'],
  [' ala@poczta.example ', undefined],
])('of the address “%s” it is said: %s', (email, sentence) => {
  expect(emailSentence(email, screensPl.common)).toBe(sentence);
});
