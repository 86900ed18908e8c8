import { expect, test } from 'vitest';
import { screensPl } from '../i18n/screens.pl.ts';
import { emailSentence, passwordError, repeatError } from './field-errors.ts';

test.each([
  ['', 'fieldEmpty'],
  ['krotk-1', 'passwordWeak'],
  ['samelitery-', 'passwordWeak'],
  ['12345678-', 'passwordWeak'],
  ['haslo12345', 'passwordWeak'],
  ['haslo 12345', 'passwordWeak'],
  ['żółte-gęsi-7', undefined],
  [`a1-${'x'.repeat(126)}`, 'passwordLong'],
])('the password “%s” has the error %s', (password, error) => {
  expect(passwordError(password)).toBe(error);
});

test.each([
  ['a', '', 'fieldEmpty'],
  ['a', 'b', 'passwordsDiffer'],
  ['a', 'a', undefined],
])('“%s” repeated as “%s” has the error %s', (password, repeat, error) => {
  expect(repeatError(password, repeat)).toBe(error);
});

test.each([
  [' ', 'Pole nie może być puste'],
  ['ala', 'Niepoprawny adres e-mail. Brakuje znaku @.'],
  ['ala@poczta', 'Niepoprawny adres e-mail. Po znaku @ brakuje domeny, np. poczta.pl.'],
  ['ala@@poczta.example', 'Niepoprawny adres e-mail'],
  [' ala@poczta.example ', undefined],
])('of the address “%s” it is said: %s', (email, sentence) => {
  expect(emailSentence(email, screensPl.common)).toBe(sentence);
});
