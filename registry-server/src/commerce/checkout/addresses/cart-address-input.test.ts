import type { AddressUse } from '@witryna/module-schemas/validation';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../../errors.ts';
import type { CartAddressInput } from '../../../graphql/types.gen.ts';
import { anAddressInput } from '../../../testing/a-checkout.ts';
import { aSite } from '../../../testing/a-site.ts';
import { readCartAddress } from './cart-address-input.ts';
import { isPlaceholder } from './placeholder-address.ts';

const site = { ...aSite(), id: 1 };

function read(changes: Partial<CartAddressInput>, use: AddressUse = 'shipping') {
  return readCartAddress(anAddressInput(changes), use, site);
}

/** What a client is told: the message, and the fields with the rules that they break. */
function refusal(changes: Partial<CartAddressInput>, use: AddressUse = 'shipping') {
  try {
    read(changes, use);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { faults = [] } = (error.details ?? {}) as { faults?: readonly { path: string; rule: string }[] };
    return [error.message, ...faults.map(({ path, rule }) => `${path} ${rule}`)];
  }
  return [];
}

describe('an address', () => {
  test('is kept as it is meant, however it was typed', () => {
    expect(
      read({
        firstname: ' Lena ',
        street: ['ul. Lipowa 3', ''],
        postcode: '90 001',
        telephone: '0048 600-100-200',
        country_code: 'pl',
        company: 'Len sp. z o.o.',
        vat_id: 'PL 123-456-32-18',
      }),
    ).toEqual({
      firstName: 'Lena',
      lastName: 'Różana',
      middleName: null,
      prefix: null,
      suffix: null,
      company: 'Len sp. z o.o.',
      vatId: '1234563218',
      street: ['ul. Lipowa 3'],
      city: 'Łódź',
      postcode: '90-001',
      countryCode: 'PL',
      region: 'łódzkie',
      regionCode: 'PL-10',
      regionId: 10,
      phone: '+48600100200',
      fax: null,
    });
  });

  test.each<[string, Partial<CartAddressInput>, ...string[]]>([
    ['a country that nothing is sent to', { country_code: 'DE' }, 'Country is not available', '/country_code country'],
    ['a country that there is not', { country_code: 'Polska' }, 'Country is not available', '/country_code country'],
    ['no country', { country_code: '' }, 'Country is not available', '/country_code country'],
    ['no first name', { firstname: ' ' }, 'Required parameters are missing: firstname', '/firstname required'],
    ['no street', { street: ['', ' '] }, 'Required parameters are missing: street', '/street required'],
    ['four lines of street', { street: ['a', 'b', 'c', 'd'] }, '"Street Address" cannot contain more than 3 lines.'],
    ['no phone', { telephone: null }, 'Required parameters are missing: telephone', '/telephone required'],
    ['a phone that is none', { telephone: '12345' }, 'Incorrect phone number', '/telephone phone'],
    ['a postal code that is none', { postcode: '9-0001' }, 'Incorrect postal code', '/postcode postal-code'],
    ['no postal code', { postcode: '' }, 'Required parameters are missing: postcode', '/postcode required'],
    ['a wrong tax number', { company: 'Len', vat_id: '1234567890' }, 'Incorrect tax number (NIP)', '/vat_id nip'],
    ['a tax number of zeroes', { company: 'Len', vat_id: '0000000000' }, 'Incorrect tax number (NIP)', '/vat_id nip'],
    [
      'a tax number of nobody',
      { vat_id: '1234563218' },
      'Required parameters are missing: company',
      '/company required',
    ],
    ['an unknown region', { region: 'Bawaria' }, 'Region is not available for the selected country'],
    ['a region by an unknown number', { region_id: 3 }, 'Region is not available for the selected country'],
    ['a name without end', { lastname: 'Ż'.repeat(101) }, 'The text is too long', '/lastname too-long'],
    [
      'control characters',
      { city: 'Ł\u0000dź' },
      'The text contains characters that are not allowed',
      '/city characters',
    ],
  ])('with %s is refused', (_name, changes, ...expected) => {
    expect(refusal(changes)).toEqual(expected);
  });

  test('of an invoice may be abroad, its tax number is then the other country’s', () => {
    expect(
      read(
        { country_code: 'DE', postcode: '10115', region: 'Berlin', company: 'Lein', vat_id: 'DE129273398' },
        'billing',
      ),
    ).toMatchObject({ countryCode: 'DE', postcode: '10115', vatId: 'DE129273398', region: 'Berlin', regionId: null });
    expect(refusal({ country_code: 'US' }, 'billing')[0]).toBe('Country is not available');
  });

  test('of PWA Studio’s estimate stands for one, and is told apart', () => {
    const mocked = {
      firstname: 'firstname',
      lastname: 'lastname',
      city: 'city',
      street: ['street'],
      telephone: 'telephone',
    };
    expect(isPlaceholder(read(mocked))).toBe(true);
    expect(isPlaceholder(read({}))).toBe(false);
    expect(refusal({ telephone: 'telephone' })).toEqual(['Incorrect phone number', '/telephone phone']);
    expect(refusal(mocked, 'billing')).toEqual(['Incorrect phone number', '/telephone phone']);
  });

  test.each([
    ['łódzkie', 10],
    ['LODZKIE', 10],
    ['województwo łódzkie', 10],
    ['woj. Mazowieckie', 14],
    ['PL-02', 2],
    ['LD', 10],
    ['PL-LD', 10],
    ['14', 14],
    ['', null],
  ])('finds the region %j', (region, regionId) => {
    expect(read({ region })).toMatchObject({ regionId });
  });
});
