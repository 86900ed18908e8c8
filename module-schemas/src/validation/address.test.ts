import { expect, test } from 'vitest';
import { type AddressInput, missingAddressFields, missingCartAddressField, parseAddress } from './address.ts';

const anInput = (changes: Partial<AddressInput> = {}): AddressInput => ({
  firstname: ' Anna ',
  lastname: 'Żuk',
  street: ['ul. Lniana', '', '7'],
  city: 'Łódź',
  postcode: '90 001',
  country_code: 'PL',
  telephone: '601 234 567',
  ...changes,
});

test('what people type is kept in one form', () => {
  const { address, faults } = parseAddress(anInput({ vat_id: 'PL 526-025-02-74', company: 'Len sp. z o.o.' }));
  expect(faults).toEqual([]);
  expect(address).toMatchObject({
    firstName: 'Anna',
    street: ['ul. Lniana', '7'],
    postcode: '90-001',
    vatId: '5260250274',
    phone: '+48601234567',
    middleName: null,
  });
});

test.each<[Partial<AddressInput>, string, string]>([
  [{ vat_id: '5260250275' }, '/vat_id', 'nip'],
  [{ postcode: '9001' }, '/postcode', 'postal-code'],
  [{ telephone: 'zadzwoń' }, '/telephone', 'phone'],
  [{ city: 'Ł'.repeat(101) }, '/city', 'too-long'],
  [{ company: 'a\u0007' }, '/company', 'characters'],
])('%j breaks the rule of %s', (changes, path, rule) => {
  expect(parseAddress(anInput(changes)).faults).toEqual([{ path, rule }]);
});

test('numbers and codes of other countries stay as they were typed', () => {
  const { address, faults } = parseAddress(anInput({ country_code: 'DE', postcode: '10115', vat_id: 'DE123456789' }));
  expect(faults).toEqual([]);
  expect(address).toMatchObject({ postcode: '10115', vatId: 'DE123456789' });
});

test('the fields that are left empty are named', () => {
  expect(missingAddressFields(anInput())).toEqual([]);
  expect(missingAddressFields({ street: [' '], country_id: 'PL' })).toEqual([
    'firstname',
    'lastname',
    'street',
    'city',
    'telephone',
  ]);
});

test.each([
  [{ postcode: null, vatId: null, company: null }, 'shipping', 'postcode'],
  [{ postcode: null, vatId: null, company: null }, 'billing', undefined],
  [{ postcode: '90-001', vatId: '5260250274', company: null }, 'billing', 'company'],
  [{ postcode: '90-001', vatId: null, company: 'Len' }, 'shipping', undefined],
] as const)('a cart misses of %j for %s: %s', (address, use, field) => {
  expect(missingCartAddressField(address, use)).toBe(field);
});
