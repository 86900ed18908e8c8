import { expect, test } from 'vitest';
import { paymentPl } from '../../i18n/payment.pl.ts';
import { blikFault, formatBlikCode, parseBlikCode } from './blik-code.ts';

test.each([
  ['123456', '123456', undefined, '123 456'],
  [' 123 456 ', '123456', undefined, '123 456'],
  ['123\u00a0456', '123456', undefined, '123 456'],
  ['123-456', '123456', undefined, '123 456'],
  ['', undefined, 'Wpisz kod BLIK z\u00a0aplikacji banku.', ''],
  ['12', undefined, 'Kod ma sześć cyfr, są dwie.', '12'],
  ['12345', undefined, 'Kod ma sześć cyfr, jest pięć.', '123 45'],
  ['1234567', undefined, 'Kod ma sześć cyfr, jest siedem.', '123 4567'],
  ['1234567890', undefined, 'Kod ma sześć cyfr, jest ich za dużo.', '123 4567890'],
  ['12345a', undefined, 'Kod BLIK to same cyfry.', '12345a'],
])('“%s” is the code %s, its fault is %s, and it is shown as “%s”', (typed, code, fault, shown) => {
  expect([parseBlikCode(typed), blikFault(typed, paymentPl), formatBlikCode(typed)]).toEqual([code, fault, shown]);
});
