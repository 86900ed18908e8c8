import { describe, expect, test } from 'vitest';
import { lacksHouseNumber } from '../../address-form/index.ts';
import { checkoutPl as texts } from '../../i18n/checkout.pl.ts';
import { askedFields, checkDetails, checkField } from './check-details.ts';
import { EMPTY_DETAILS, type TextField } from './details-values.ts';

describe('a field', () => {
  test.each<[TextField, string, string | undefined]>([
    ['email', '', 'Pole nie może być puste'],
    ['email', ' anna@poczta.pl ', undefined],
    ['email', 'anna.poczta.pl', 'Niepoprawny adres e-mail. Brakuje znaku @.'],
    ['email', 'anna@poczta', 'Niepoprawny adres e-mail. Po znaku @ brakuje domeny, np. poczta.pl.'],
    ['email', 'anna@poczta,pl', 'Niepoprawny adres e-mail. Jest w\u00a0nim przecinek.'],
    ['email', 'anna nowak@poczta.pl', 'Niepoprawny adres e-mail. Jest w\u00a0nim spacja.'],
    ['email', 'anna@@poczta.pl', 'Niepoprawny adres e-mail'],
    ['phone', '600 100 200', undefined],
    ['phone', '+48 600-100-200', undefined],
    ['phone', '0048600100200', undefined],
    ['phone', '+49 30 12345678', undefined],
    ['phone', '600 100 20', 'Brakuje jednej cyfry: polski numer ma ich dziewięć.'],
    ['phone', '+48 600 100 20', 'Brakuje jednej cyfry: polski numer ma ich dziewięć.'],
    ['phone', '600', 'Polski numer ma dziewięć cyfr, tu jest 3.'],
    ['toPhone', '6001002001', 'Polski numer ma dziewięć cyfr, tu jest 10.'],
    ['postcode', '02677', undefined],
    ['postcode', '02 677', undefined],
    ['toPostcode', '2677', 'Kod ma pięć cyfr, np. 02-677.'],
    ['invoiceNip', 'PL 526-104-08-28', undefined],
    ['invoiceNip', '526 104 082', 'NIP ma dziesięć cyfr, tu jest 9.'],
    ['invoiceNip', '5261040829', 'Ten NIP nie przechodzi kontroli. Sprawdź kolejność cyfr.'],
    ['lastName', "O'Neil-Różańska", undefined],
    ['lastName', 'x'.repeat(101), 'To za dużo znaków, zmieści się 100.'],
    ['street', 'x'.repeat(200), undefined],
    ['city', 'Łó\u0000dź', 'Są tu znaki, których nie umiemy zapisać.'],
    ['note', '', undefined],
    ['note', 'x'.repeat(501), 'To za dużo znaków, zmieści się 500.'],
  ])('%s with „%s” is told: %s', (field, typed, fault) => {
    expect(checkField(field, typed, texts)).toBe(fault);
  });
});

test('only what is asked can be wrong', () => {
  const own = ['email', 'firstName', 'lastName', 'phone', 'street', 'postcode', 'city'];
  expect(Object.keys(checkDetails(EMPTY_DETAILS, texts))).toEqual(own);
  expect(askedFields({ ...EMPTY_DETAILS, hasInvoice: true })).toEqual([...own, 'invoiceCompany', 'invoiceNip']);
  expect(askedFields({ ...EMPTY_DETAILS, savedId: '7' })).toEqual(['email']);
  expect(askedFields({ ...EMPTY_DETAILS, savedId: '7', isSentElsewhere: true })).toContain('toStreet');
  expect(askedFields({ ...EMPTY_DETAILS, savedId: '7', hasInvoice: true })).toContain('street');
});

test('a street without a number is asked about, an empty one is not', () => {
  expect(['Lipowa', 'Lipowa 5/3', 'Zalesie 12', ' '].map(lacksHouseNumber)).toEqual([true, false, false, false]);
});
