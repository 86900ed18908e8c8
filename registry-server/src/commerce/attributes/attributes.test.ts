import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { signedInCustomer } from '../../testing/a-customer.ts';
import { aSmallShop } from '../../testing/a-small-shop.ts';
import { dialects } from '../../testing/dialects.ts';
import { graphqlClient } from '../../testing/graphql-client.ts';

const METADATA = `errors { message type } items { __typename code label entity_type frontend_input is_required is_unique
  options { value label is_default }
  ... on CatalogAttributeMetadata { is_comparable is_filterable is_visible_on_front apply_to }
  ... on CustomerAttributeMetadata { multiline_count sort_order input_filter validate_rules { name value } } }`;

describe.each(dialects)('attributes on $name', (dialect) => {
  let app: App;
  let ask: ReturnType<typeof graphqlClient>;
  const good = async (query: string, variables?: object) => {
    const { data, errors } = await ask(query, variables);
    expect(errors).toBeUndefined();
    return data;
  };
  const codesOf = (items: readonly { readonly code: string }[]) => items.map(({ code }) => code);

  beforeAll(async () => {
    ({ app } = await aSmallShop(dialect));
    ask = graphqlClient(app);
  });

  test('every attribute that aggregations count can be filtered by, with the same values', async () => {
    const { attributesList } = await good(
      `{ attributesList(entityType: CATALOG_PRODUCT, filters: { is_filterable: true }) { ${METADATA} } }`,
    );
    expect(attributesList.errors).toEqual([]);
    const { products } = await good(
      '{ products(filter: {}) { aggregations { attribute_code label options { value label } } } }',
    );
    const found = new Map<
      string,
      { readonly label: string; readonly frontend_input: string; readonly options: object[] }
    >(attributesList.items.map((item: { code: string }) => [item.code, item]));
    for (const { attribute_code: code, label, options } of products.aggregations) {
      // Categories are chosen from their tree.
      if (code === 'category_uid') continue;
      expect(found.get(code)?.label, code).toBe(label);
      const values = options.map((option: object) => ({ ...option, is_default: false }));
      if (code !== 'price') expect(found.get(code)?.options, code).toEqual(expect.arrayContaining(values));
    }
    expect(found.get('brand')).toMatchObject({
      __typename: 'CatalogAttributeMetadata',
      entity_type: 'CATALOG_PRODUCT',
      frontend_input: 'SELECT',
      is_comparable: true,
      is_visible_on_front: true,
      apply_to: ['SIMPLE', 'CONFIGURABLE'],
    });
    const inputs = ['price', 'skin_type', 'is_new'].map((code) => found.get(code)?.frontend_input);
    expect(inputs).toEqual(['PRICE', 'MULTISELECT', 'BOOLEAN']);
  });

  test('a filter that is false, null or empty is what it says', async () => {
    const codes = async (filters: string) =>
      codesOf(
        (await good(`{ attributesList(entityType: CATALOG_PRODUCT, filters: ${filters}) { items { code } } }`))
          .attributesList.items,
      );
    const [all, filterable, others] = [
      await codes('{}'),
      await codes('{ is_filterable: true }'),
      await codes('{ is_filterable: false }'),
    ];
    expect([...filterable, ...others].toSorted()).toEqual(all.toSorted());
    expect(others).toContain('name');
    expect(await codes('{ is_filterable: null }')).toEqual(all);
    expect(await codes('{ is_used_for_price_rules: true }')).toEqual([]);
  });

  test('attributes are found by their codes, and the others are named', async () => {
    const query = `query ($attributes: [AttributeInput!]) { customAttributeMetadataV2(attributes: $attributes) { ${METADATA} } }`;
    const { customAttributeMetadataV2: found } = await good(query, {
      attributes: [
        { attribute_code: 'color', entity_type: 'catalog_product' },
        { attribute_code: 'nic', entity_type: 'catalog_product' },
        { attribute_code: 'firstname', entity_type: 'customer' },
        { attribute_code: 'name', entity_type: 'catalog_category' },
        { attribute_code: 'color', entity_type: 'toString' },
        { attribute_code: 'color' },
      ],
    });
    expect(codesOf(found.items)).toEqual(['color', 'firstname', 'name']);
    expect(found.items[0].options).toContainEqual({ value: 'malwa', label: 'Malwa', is_default: false });
    expect(found.errors).toEqual([
      { type: 'ATTRIBUTE_NOT_FOUND', message: 'Attribute code "nic" could not be found.' },
      { type: 'ENTITY_NOT_FOUND', message: 'Entity "toString" could not be found.' },
      { type: 'ENTITY_NOT_FOUND', message: 'Missing entity_type for the input attribute_code: color.' },
    ]);
    expect((await ask(query, { attributes: [] })).errors?.[0]?.extensions.category).toBe('graphql-input');
  });

  test('customers and addresses have attributes that no catalogue filters', async () => {
    const list = (entity: string, filters = '') =>
      good(`{ attributesList(entityType: ${entity}${filters}) { errors { type message } items { code } } }`);
    expect(codesOf((await list('CUSTOMER')).attributesList.items)).toEqual(
      expect.arrayContaining(['firstname', 'gender', 'telephone']),
    );
    expect(codesOf((await list('CUSTOMER_ADDRESS', ', filters: {}')).attributesList.items)).toContain('street');
    expect((await list('CUSTOMER', ', filters: { is_filterable: true }')).attributesList).toEqual({
      items: [],
      errors: [
        {
          type: 'FILTER_NOT_FOUND',
          message: 'Cannot filter by "is_filterable" as that field does not belong to "customer".',
        },
      ],
    });
  });

  test('the sign-up is drawn from a form; what it sends is what the account has', async () => {
    const form = `query ($code: String!) { attributesForm(formCode: $code) { ${METADATA} } }`;
    const { attributesForm } = await good(form, { code: 'customer_account_create' });
    expect(attributesForm.errors).toEqual([]);
    const fields = new Map<string, Record<string, unknown>>(
      attributesForm.items.map((item: { code: string }) => [item.code, item]),
    );
    expect([...fields.keys()]).toEqual(['firstname', 'lastname', 'email', 'telephone', 'dob']);
    expect(fields.get('firstname')).toMatchObject({ label: 'Imię', is_required: true, sort_order: 1 });
    expect(fields.get('email')?.validate_rules).toContainEqual({ name: 'INPUT_VALIDATION', value: 'email' });
    const rules = fields.get('firstname')?.validate_rules as readonly { name: string; value: string }[] | undefined;
    const longest = Number(rules?.find(({ name }) => name === 'MAX_TEXT_LENGTH')?.value);
    const signUp = (email: string, firstname: string) =>
      ask(
        `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer {
          telephone date_of_birth custom_attributes { code ... on AttributeValue { value } } none: custom_attributes(attributeCodes: ["nic"]) { code } } } }`,
        {
          input: {
            email,
            firstname,
            lastname: 'Różana',
            password: 'Len-i-r0za',
            date_of_birth: '1990-02-03',
            custom_attributes: [{ attribute_code: 'telephone', value: '600 100 200' }],
          },
        },
      );
    expect((await signUp('za.dlugie@example.com', 'L'.repeat(longest + 1))).errors).toBeDefined();
    const { data, errors } = await signUp('nowa@example.com', 'L'.repeat(longest));
    expect(errors).toBeUndefined();
    expect(data.createCustomerV2.customer).toEqual({
      telephone: '+48600100200',
      date_of_birth: '1990-02-03',
      custom_attributes: [{ code: 'telephone', value: '+48600100200' }],
      none: [],
    });
    const { attributesForm: unknown } = await good(form, { code: 'nieznany' });
    expect([unknown.items, unknown.errors[0].type]).toEqual([[], 'ENTITY_NOT_FOUND']);
  });

  test('the form of an address has three lines for the street, and the countries of the shop', async () => {
    const { attributesForm } = await good(`{ attributesForm(formCode: "customer_address_edit") { ${METADATA} } }`);
    const field = (code: string) => attributesForm.items.find((item: { code: string }) => item.code === code);
    expect(field('street')).toMatchObject({ frontend_input: 'MULTILINE', multiline_count: 3, is_required: true });
    expect(field('country_id').options).toContainEqual({ value: 'PL', label: 'Polska', is_default: false });
  });

  test('a changed account takes what the form sends by code', async () => {
    const { headers } = await signedInCustomer(app);
    const answer = await graphqlClient(
      app,
      headers,
    )(
      `mutation { updateCustomerV2(input: { custom_attributes: [{ attribute_code: "telephone", value: "601 200 300" }] }) { customer { telephone } } }`,
    );
    expect(answer.data.updateCustomerV2.customer).toEqual({ telephone: '+48601200300' });
  });

  test('a product tells the attributes that a filter lets through', async () => {
    const attributes = 'items { code ... on AttributeSelectedOptions { selected_options { label } } }';
    const { products } = await good(
      `{ products(filter: { sku: { eq: "KREM" } }) { items { shown: custom_attributesV2(filters: { is_visible_on_front: true }) { ${attributes} }
         none: custom_attributesV2(filters: { is_visible_on_front: false }) { ${attributes} } } } }`,
    );
    const [{ shown, none }] = products.items;
    expect(codesOf(shown.items)).toContain('brand');
    expect(none.items).toEqual([]);
  });
});
