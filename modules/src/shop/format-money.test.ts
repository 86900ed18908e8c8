import { expect, test } from 'vitest';
import { createFormatMoney } from './format-money.ts';

test.each([
  ['pl-PL', 123450, 'PLN', '1\u00a0234,50\u00a0zł'],
  ['pl-PL', 1234560, 'PLN', '12\u00a0345,60\u00a0zł'],
  ['pl-PL', 99999, 'PLN', '999,99\u00a0zł'],
  ['pl-PL', 0, 'PLN', '0,00\u00a0zł'],
  ['pl-PL', -1250, 'PLN', '-12,50\u00a0zł'],
  ['en-US', 123450, 'EUR', '€1,234.50'],
  ['uk-UA', 123450, 'EUR', '1\u00a0234,50\u00a0€'],
  ['hu-HU', 1240, 'EUR', '12,40\u00a0€'],
  ['en-GB', 1240, 'PLN', 'PLN\u00a012.40'],
  ['fr-FR', 123450, 'EUR', '1\u00a0234,50\u00a0€'],
])('in %s %i minor units of %s read %s', (language, amount, currency, words) => {
  expect(createFormatMoney(language)({ amount, currency })).toBe(words);
});
