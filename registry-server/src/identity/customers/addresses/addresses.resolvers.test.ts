import { describe, expect, test } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { signedInCustomer } from '../../../testing/a-customer.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';

const lniana = {
  firstname: 'Lena',
  lastname: 'Różana',
  street: ['Lniana 1', 'm. 5'],
  city: 'Łódź',
  postcode: '90001',
  country_code: 'PL',
  telephone: '601 234 567',
};
const FIELDS =
  'id firstname lastname street city postcode country_code telephone company vat_id default_shipping default_billing region { region region_id }';
const CREATE = `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $input: CustomerAddressInput) { updateCustomerAddress(id: $id, input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: Int!) { deleteCustomerAddress(id: $id) }';
const LIST = `{ customer { default_shipping default_billing addresses { ${FIELDS} } } }`;

async function aClient(app: App) {
  const { headers, customer } = await signedInCustomer(app);
  const ask = graphqlClient(app, headers);
  return {
    ask,
    customer,
    create: async (changes: object = {}) => ask(CREATE, { input: { ...lniana, ...changes } }),
    update: async (id: number, input: object) => ask(UPDATE, { id, input }),
  };
}

describe.each(dialects)('addresses on $name', (dialect) => {
  test('are kept in one spelling and read back', async () => {
    const lena = await aClient(await buildTestApp(dialect));
    const { data, errors } = await lena.create({
      company: ' Len i Róża sp. z o.o. ',
      vat_id: 'PL 856-734-62-15',
      region: { region: 'łódzkie', region_id: 5 },
      default_shipping: true,
    });
    expect(errors).toBeUndefined();
    const saved = {
      ...lniana,
      id: expect.any(Number),
      postcode: '90-001',
      telephone: '+48601234567',
      company: 'Len i Róża sp. z o.o.',
      vat_id: '8567346215',
      region: { region: 'łódzkie', region_id: 5 },
      default_shipping: true,
      default_billing: false,
    };
    expect(data.createCustomerAddress).toEqual(saved);
    expect((await lena.ask(LIST)).data.customer).toEqual({
      default_shipping: String(data.createCustomerAddress.id),
      default_billing: null,
      addresses: [saved],
    });
  });

  test.each([
    [{ street: [' '] }, 'Required parameters are missing: street', '/street', 'required'],
    [{ country_code: undefined }, 'Required parameters are missing: country_code', '/country_code', 'required'],
    [{ telephone: null }, 'Required parameters are missing: telephone', '/telephone', 'required'],
    [{ postcode: '9000' }, 'Incorrect postal code', '/postcode', 'postal-code'],
    [{ telephone: '12' }, 'Incorrect phone number', '/telephone', 'phone'],
    [{ vat_id: '1234567890' }, 'Incorrect tax number (NIP)', '/vat_id', 'nip'],
    [{ country_code: 'DE', default_shipping: true }, 'Country is not available', '/country_code', 'country'],
    [{ city: 'x'.repeat(101) }, 'The text is too long', '/city', 'too-long'],
    [{ street: ['Lniana\u0007 1'] }, expect.any(String), '/street', 'characters'],
  ])('are refused with %j', async (changes, message, path, rule) => {
    const lena = await aClient(await buildTestApp(dialect));
    const { errors } = await lena.create(changes);
    expect(errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }]);
    expect(errors?.[0]?.extensions.details).toMatchObject({ faults: [{ path, rule, message: expect.any(String) }] });
    expect((await lena.ask(LIST)).data.customer.addresses).toEqual([]);
  });

  test('say all that is missing at once', async () => {
    const lena = await aClient(await buildTestApp(dialect));
    const { errors } = await lena.create({ city: ' ', firstname: null });
    expect(errors?.[0]?.message).toBe('Required parameters are missing: firstname, city');
    expect(errors?.[0]?.extensions.details).toMatchObject({ faults: [{ path: '/firstname' }, { path: '/city' }] });
  });

  test('have three lines of street at most', async () => {
    const lena = await aClient(await buildTestApp(dialect));
    const { errors } = await lena.create({ street: ['a', 'b', 'c', 'd'] });
    expect(errors?.[0]?.message).toBe('"Street Address" cannot contain more than 3 lines.');
    expect((await lena.create({ street: ['Lniana 1', '', null] })).data.createCustomerAddress.street).toEqual([
      'Lniana 1',
    ]);
  });

  test('abroad are for invoices, in their own formats', async () => {
    const lena = await aClient(await buildTestApp(dialect));
    const { data, errors } = await lena.create({
      country_code: 'DE',
      postcode: '10115',
      telephone: '+49 30 1234567',
      vat_id: 'DE123456789',
      default_billing: true,
    });
    expect(errors).toBeUndefined();
    expect(data.createCustomerAddress).toMatchObject({
      postcode: '10115',
      vat_id: 'DE123456789',
      telephone: '+49301234567',
      default_billing: true,
    });
  });

  test('include one default of each kind at most, also when two are made at once', async () => {
    const lena = await aClient(await buildTestApp(dialect));
    const answers = await Promise.all(
      ['1', '2', '3', '4'].map((number) =>
        lena.create({ street: [`Lniana ${number}`], default_shipping: true, default_billing: number !== '4' }),
      ),
    );
    expect(answers.filter(({ errors }) => errors)).toEqual([]);
    const { addresses, default_shipping: shipping } = (await lena.ask(LIST)).data.customer;
    const defaults = addresses.filter((address: { default_shipping: boolean }) => address.default_shipping);
    expect(defaults.map(({ id }: { id: number }) => String(id))).toEqual([shipping]);
    const [first] = addresses;
    await lena.update(first.id, { default_shipping: true });
    expect((await lena.ask(LIST)).data.customer.default_shipping).toBe(String(first.id));
  });

  test('are not doubled by asking twice', async () => {
    const lena = await aClient(await buildTestApp(dialect));
    const first = await lena.create();
    const second = await lena.create({ default_billing: true, postcode: '90-001' });
    expect(second.data.createCustomerAddress).toEqual({ ...first.data.createCustomerAddress, default_billing: true });
    expect((await lena.ask(LIST)).data.customer.addresses).toHaveLength(1);
  });

  test('change field by field', async () => {
    const lena = await aClient(await buildTestApp(dialect));
    const { id } = (await lena.create({ company: 'Len i Róża' })).data.createCustomerAddress;
    const { data } = await lena.update(id, { city: 'Zgierz', company: null });
    expect(data.updateCustomerAddress).toMatchObject({
      ...lniana,
      postcode: '90-001',
      telephone: '+48601234567',
      city: 'Zgierz',
      company: null,
    });
    expect((await lena.update(id, { postcode: 'x' })).errors?.[0]?.extensions.details).toMatchObject({
      faults: [{ path: '/postcode' }],
    });
  });

  test('of another look as missing as those that are not there', async () => {
    const app = await buildTestApp(dialect);
    const lena = await aClient(app);
    const jan = await aClient(app);
    const { id } = (await lena.create()).data.createCustomerAddress;
    for (const missing of [id, 987654]) {
      for (const { errors } of [
        await jan.update(missing, { city: 'Zgierz' }),
        await jan.ask(DELETE, { id: missing }),
      ]) {
        expect(errors).toEqual([
          expect.objectContaining({
            message: `Could not find a address with ID "${missing}"`,
            extensions: {
              category: 'graphql-no-such-entity',
              code: 'address-missing',
              details: { message: 'Tego adresu nie ma w Twojej książce adresowej.' },
            },
          }),
        ]);
      }
    }
    expect((await lena.ask(DELETE, { id })).data.deleteCustomerAddress).toBe(true);
    expect((await lena.ask(DELETE, { id })).errors?.[0]?.extensions.code).toBe('address-missing');
    expect((await lena.ask(LIST)).data.customer.addresses).toEqual([]);
  });

  test('come page by page, and end somewhere', async () => {
    const lena = await aClient(await buildTestApp(dialect));
    for (let number = 1; number <= 100; number += 1) await lena.create({ street: [`Lniana ${number}`] });
    expect((await lena.create({ street: ['Lniana 101'] })).errors?.[0]?.extensions.code).toBe('too-many-addresses');
    const { data } = await lena.ask(
      '{ customer { addressesV2(currentPage: 2, pageSize: 60) { total_count page_info { total_pages current_page page_size } items { street } } } }',
    );
    const { items, ...page } = data.customer.addressesV2;
    expect(page).toEqual({ total_count: 100, page_info: { total_pages: 2, current_page: 2, page_size: 60 } });
    expect(items).toHaveLength(40);
    expect(items[0].street).toEqual(['Lniana 61']);
  });
});
