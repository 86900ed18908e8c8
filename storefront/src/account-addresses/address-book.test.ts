import { expect, test } from 'vitest';
import { checkoutPl } from '../i18n/checkout.pl.ts';
import {
  nameOf,
  placeOf,
  removalOf,
  restoreOf,
  type SavedAddress,
  savedAddresses,
  successorOf,
} from './address-book.ts';
import { checkValues, inputOf, readValues, valuesOf } from './address-values.ts';

const anAddress = (given: Partial<SavedAddress> = {}): SavedAddress => ({
  id: 1,
  firstname: 'Lena',
  middlename: null,
  lastname: 'Różana',
  prefix: null,
  suffix: null,
  company: null,
  vat_id: null,
  street: ['Lipowa 5', 'm. 3'],
  postcode: '02-677',
  city: 'Warszawa',
  country_code: 'PL',
  region: { region: 'mazowieckie', region_code: null, region_id: 7 },
  telephone: '+48601234567',
  fax: null,
  default_shipping: false,
  default_billing: false,
  ...given,
});
const PERSON = { firstName: 'Lena', lastName: 'Różana', phone: '+48601234567' };

const home = anAddress({ id: 1, default_shipping: true, default_billing: true });
const cottage = anAddress({ id: 2, city: 'Łódź' });
const company = anAddress({ id: 3, company: 'Len sp. z o.o.', vat_id: '8567346215' });
const abroad = anAddress({ id: 4, country_code: 'DE' });

test.each([
  ['the oldest of its kind', [home, company, cottage], home, 'default_shipping', cottage],
  ['one for invoices where there is no other', [home, company], home, 'default_billing', company],
  ['nobody where none is left', [home], home, 'default_shipping', undefined],
  ['nobody for what is no default', [home, cottage], cottage, 'default_shipping', undefined],
  ['nobody abroad, where no parcel goes', [home, abroad], home, 'default_shipping', undefined],
  ['an address abroad, which a bill may name', [home, abroad], home, 'default_billing', abroad],
] as const)('a default goes to %s', (_, book, leaving, kind, successor) => {
  expect(successorOf(book, leaving, kind)).toBe(successor);
});

test('whoever takes over does so in the request that removes', () => {
  expect(removalOf(home, { default_shipping: cottage, default_billing: undefined })).toEqual({
    id: 1,
    deliverySuccessor: 2,
    hasDeliverySuccessor: true,
    billingSuccessor: 0,
    hasBillingSuccessor: false,
  });
});

test('what is put back is what was taken out, all of it but its number', () => {
  const { id: _, ...everything } = home;
  expect(restoreOf(home)).toEqual(everything);
});

test('an address is called by its company or person, and its place', () => {
  expect(placeOf(home)).toBe('Lipowa 5, m. 3, 02-677 Warszawa');
  expect(nameOf(company)).toBe('Len sp. z o.o., Lipowa 5, m. 3, 02-677 Warszawa');
  expect(savedAddresses([null, home, { ...home, id: null }])).toEqual([home]);
});

test('a new address begins with the name and phone of whoever adds it', () => {
  expect(valuesOf(undefined, PERSON)).toMatchObject({ firstName: 'Lena', phone: '601 234 567', street: '', nip: '' });
  expect(valuesOf(cottage, PERSON)).toMatchObject({ street: 'Lipowa 5, m. 3', city: 'Łódź' });
});

test('a default stays one, whatever the form says', () => {
  const form = new FormData();
  form.set('firstname', 'Lena');
  expect(readValues(form, valuesOf(home, PERSON))).toMatchObject({ default_shipping: true, default_billing: true });
  form.set('default_billing', 'on');
  const read = readValues(form, valuesOf(cottage, PERSON));
  expect(read).toMatchObject({ firstName: 'Lena', default_shipping: false, default_billing: true });
});

test('company and NIP are asked of invoices alone, and read as they are typed', () => {
  const typed = { ...valuesOf(cottage, PERSON), company: ' Len ', nip: '123-456-78-90' };
  expect(checkValues(typed, false, checkoutPl).vat_id).toBeUndefined();
  expect(checkValues(typed, true, checkoutPl).vat_id).toBe(checkoutPl.nipWrong);
  expect(checkValues({ ...typed, company: ' ' }, true, checkoutPl).company).toBe('Pole nie może być puste');
  expect(inputOf({ ...typed, nip: 'PL 856-734-62-15' }, true)).toMatchObject({ company: 'Len', vat_id: '8567346215' });
  expect(inputOf(typed, false)).toMatchObject({ company: null, vat_id: null, telephone: '+48601234567' });
});
