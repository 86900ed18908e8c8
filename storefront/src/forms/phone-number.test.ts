import { expect, test } from 'vitest';
import { checkoutPl as texts } from '../i18n/checkout.pl.ts';
import { phoneFault, phoneInThrees } from './phone-number.ts';

test.each([
  ['600100200', '600 100 200'],
  ['+48 600-100-200', '600 100 200'],
  ['+49 30 12345678', '+49 30 12345678'],
  ['600 100', '600 100'],
])('a phone typed as %s is shown as %s', (typed, shown) => {
  expect(phoneInThrees(typed)).toBe(shown);
});

test.each([
  ['600 100 20', texts.phoneShort],
  ['+48 600 100 20', texts.phoneShort],
  ['600', 'Polski numer ma dziewięć cyfr, tu jest 3.'],
])('of %s it is said what is wrong', (typed, sentence) => {
  expect(phoneFault(typed, texts)).toBe(sentence);
});
