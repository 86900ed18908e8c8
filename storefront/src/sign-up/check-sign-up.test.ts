import { expect, test } from 'vitest';
import { signUpPl as texts } from '../i18n/areas/account/sign-up.pl.ts';
import { checkSignUp } from './check-sign-up.ts';
import { type SignUpValues, toAddressInput, toCustomerInput } from './sign-up-values.ts';

const locale = { texts, language: 'pl-PL', today: new Date('2026-11-24T12:00:00Z') };
const good: SignUpValues = {
  email: 'lena@example.com',
  firstName: 'Lena',
  lastName: 'Różana',
  phone: '',
  birthDay: '',
  birthMonth: '',
  birthYear: '',
  street: '',
  postcode: '',
  city: '',
  terms: true,
  newsletter: false,
};
const check = (changes: Partial<SignUpValues>) => checkSignUp({ ...good, ...changes }, locale);
const born = (birthDay: string, birthMonth: string, birthYear: string) => check({ birthDay, birthMonth, birthYear });

test('what is asked is little, and nothing else is missed', () => {
  expect(check({})).toEqual({});
  expect(check({ email: '', firstName: '', lastName: '', terms: false })).toEqual({
    email: 'Pole nie może być puste',
    firstName: 'Pole nie może być puste',
    lastName: 'Pole nie może być puste',
    terms: 'Zaznacz wymagane zgody',
  });
});

test.each<[Partial<SignUpValues>, object]>([
  [{ email: 'lena' }, { email: 'Niepoprawny adres e-mail. Brakuje znaku @.' }],
  [{ email: 'lena@' }, { email: 'Niepoprawny adres e-mail. Po znaku @ brakuje domeny, np. poczta.pl.' }],
  [{ email: `${'a'.repeat(10_000)}@example.com` }, { email: 'To za dużo znaków, zmieści się 254.' }],
  [{ firstName: 'a'.repeat(10_000) }, { firstName: 'To za dużo znaków, zmieści się 100.' }],
  [{ lastName: 'a\u0000b' }, { lastName: 'Są tu znaki, których nie umiemy zapisać.' }],
  [{ phone: '600 100 20' }, { phone: 'Brakuje jednej cyfry: polski numer ma ich dziewięć.' }],
  [{ phone: '9'.repeat(10_000) }, { phone: 'To za dużo znaków, zmieści się 100.' }],
])('of %j it is said what is wrong', (changes, faults) => {
  expect(check(changes)).toEqual(faults);
});

test.each([
  ['24', '11', '1990', undefined],
  ['1', '2', '2000', undefined],
  ['29', '2', '2024', undefined],
  ['29', '2', '2023', 'Sprawdź dzień: luty ma 28\u00a0dni.'],
  ['31', '4', '1990', 'Sprawdź dzień: kwiecień ma 30\u00a0dni.'],
  ['1', '13', '1990', 'Sprawdź miesiąc: rok ma ich 12.'],
  ['1', '1', '1890', texts.birthWrong],
  ['1', '', '1990', texts.birthWrong],
  ['1', 'maj', '1990', texts.birthWrong],
  ['1'.repeat(10_000), '1', '1990', texts.birthWrong],
  ['25', '11', '2026', 'Data urodzenia nie może być w\u00a0przyszłości.'],
])('born on %s %s %s: %s', (day, month, year, fault) => {
  expect(born(day, month, year).birth).toBe(fault);
});

test('an address is asked whole as soon as a part of it is there, with a phone', () => {
  expect(check({ city: 'Supraśl' })).toEqual({
    phone: texts.phoneForAddress,
    street: 'Pole nie może być puste',
    postcode: 'Pole nie może być puste',
  });
  const address = { street: 'Lniana 7', postcode: '16-030', city: 'Supraśl', phone: '600 100 200' };
  expect(check(address)).toEqual({});
  expect(check({ ...address, postcode: '16-03' })).toEqual({ postcode: 'Kod ma pięć cyfr, np. 02-677.' });
});

test('the shop hears of what was told, and of the consent that was given', () => {
  expect(toCustomerInput(good, 'krem-na-noc-7')).toEqual({
    email: 'lena@example.com',
    firstname: 'Lena',
    lastname: 'Różana',
    password: 'krem-na-noc-7',
    is_subscribed: false,
    accepted_terms: true,
  });
  const more = { ...good, phone: '600 100 200', birthDay: '4', birthMonth: '2', birthYear: '1990', newsletter: true };
  expect(toCustomerInput(more, 'krem-na-noc-7')).toMatchObject({
    telephone: '600 100 200',
    date_of_birth: '1990-02-04',
    is_subscribed: true,
  });
  const withAddress = { ...more, street: 'Lniana 7', postcode: '16030', city: 'Supraśl' };
  expect(toAddressInput(withAddress)).toMatchObject({
    street: ['Lniana 7'],
    postcode: '16030',
    country_code: 'PL',
    default_shipping: true,
    default_billing: true,
  });
});
