import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { fromUid, toUid } from '../../../graphql/uids.ts';
import { signedInCustomer } from '../../../testing/a-customer.ts';
import { aSmallShop } from '../../../testing/a-small-shop.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';

const pln = (value: number) => ({ value, currency: 'PLN' });

describe.each(dialects)('a product in GraphQL on $name', (dialect) => {
  let app: App;

  const product = async (sku: string, selection: string, headers = {}) => {
    const query = `{ products(filter: { sku: { eq: "${sku}" } }) { items { ${selection} } } }`;
    const client = graphqlClient(app, headers);
    const { data, errors } = await client(query);
    expect(errors).toBeUndefined();
    // From its second run on a query is compiled.
    expect((await client(query)).data).toEqual(data);
    return data.products.items[0];
  };

  beforeAll(async () => {
    ({ app } = await aSmallShop(dialect));
  });

  test('a product with one variant is simple, under its own sku and id', async () => {
    const found = await product(
      'KREM',
      '__typename id uid sku name url_key type_id ... on SimpleProduct { weight } ean tax_class_id quantity stock_status only_x_left_in_stock',
    );
    expect(found).toEqual({
      __typename: 'SimpleProduct',
      sku: 'KREM',
      name: 'Krem <lniany>',
      url_key: 'krem-lniany',
      type_id: 'simple',
      id: expect.any(Number),
      uid: toUid(found.id),
      weight: 0.12,
      ean: '5909990105601',
      tax_class_id: 23,
      quantity: 3,
      stock_status: 'IN_STOCK',
      only_x_left_in_stock: 3,
    });
  });

  test('a product with several is configurable, its variants being simple products of their own', async () => {
    const found = await product(
      'SZMINKA',
      `__typename id type_id ... on ConfigurableProduct { variants { product { id sku name color size stock_status } attributes { code label uid value_index } } }`,
    );
    expect(found).toMatchObject({ __typename: 'ConfigurableProduct', type_id: 'configurable' });
    const [first] = found.variants;
    expect(first.product).toMatchObject({
      sku: 'SZ-MALWA',
      name: 'Szminka Malwa',
      color: 'malwa',
      size: '4 ml',
      stock_status: 'OUT_OF_STOCK',
    });
    expect(first.product.id).toBeGreaterThan(1_000_000_000);
    expect(first.attributes.map(({ code, label }: { code: string; label: string }) => [code, label])).toEqual([
      ['color', 'Malwa'],
      ['size', '4 ml'],
    ]);
    expect(fromUid(first.attributes[0].uid)).toBe(`configurable/93/${first.attributes[0].value_index}`);
  });

  test('its options lead to a variant, and tell what is left to choose', async () => {
    const { configurable_options: options } = await product(
      'SZMINKA',
      `... on ConfigurableProduct { configurable_options { attribute_code attribute_id_v2 label position values { uid label value_index swatch_data { __typename value } } } }`,
    );
    expect(options.map(({ attribute_code, label }: Record<string, string>) => [attribute_code, label])).toEqual([
      ['color', 'Kolor'],
      ['size', 'Pojemność'],
    ]);
    expect(options[0].values.map(({ swatch_data }: { swatch_data: object }) => swatch_data)).toEqual([
      { __typename: 'ColorSwatchData', value: '#A63A3A' },
      { __typename: 'ColorSwatchData', value: '#8E1F2B' },
    ]);
    const choose = async (...uids: readonly string[]) => {
      const found = await product(
        'SZMINKA',
        `... on ConfigurableProduct { configurable_product_options_selection(configurableOptionValueUids: ${JSON.stringify(uids)}) {
          variant { sku } options_available_for_selection { attribute_code option_value_uids }
          configurable_options { attribute_code values { label is_available } } } }`,
      );
      return found.configurable_product_options_selection;
    };
    const [[malwaUid, glogUid], [four, eight]] = options.map(({ values }: { values: { uid: string }[] }) =>
      values.map(({ uid }) => uid),
    );
    expect((await choose(glogUid, eight)).variant).toEqual({ sku: 'SZ-GLOG-8' });
    const half = await choose(malwaUid);
    expect(half.variant).toBeNull();
    expect(half.options_available_for_selection).toContainEqual({ attribute_code: 'size', option_value_uids: [four] });
    expect(half.configurable_options[1].values).toEqual([
      { label: '4 ml', is_available: true },
      { label: '8 ml', is_available: false },
    ]);
    expect((await choose(toUid('configurable/93/1'))).options_available_for_selection[1].option_value_uids).toEqual([]);
  });

  test('prices carry the lowest of 30 days, the unit price and a discount counted from the former', async () => {
    const found = await product(
      'KREM',
      `special_price unit_price { per price { value currency } } friends_and_family_price { value }
       price_range { is_friends_and_family omnibus_lowest_price { value currency }
         minimum_price { final_price { value currency } regular_price { value } discount { amount_off percent_off } } }`,
    );
    expect(found).toEqual({
      special_price: 69,
      unit_price: { per: '100\u00a0ml', price: pln(138) },
      friends_and_family_price: null,
      price_range: {
        is_friends_and_family: false,
        omnibus_lowest_price: pln(79),
        minimum_price: {
          final_price: pln(69),
          regular_price: { value: 89 },
          discount: { amount_off: 10, percent_off: 12 },
        },
      },
    });
  });

  test('a member of friends and family sees the price of their own, others never', async () => {
    const selection = `friends_and_family_price { value } price_range { is_friends_and_family minimum_price { final_price { value } } }`;
    const member = await signedInCustomer(app, { friendsAndFamily: true });
    expect(await product('KREM', selection, member.headers)).toEqual({
      friends_and_family_price: { value: 59 },
      price_range: { is_friends_and_family: true, minimum_price: { final_price: { value: 59 } } },
    });
    const other = await signedInCustomer(app);
    expect((await product('KREM', selection, other.headers)).friends_and_family_price).toBeNull();
  });

  test('a range goes from the cheapest variant in stock to the dearest', async () => {
    const { price_range: range } = await product(
      'SZMINKA',
      'price_range { omnibus_lowest_price { value } minimum_price { final_price { value } } maximum_price { final_price { value } } }',
    );
    expect(range).toEqual({
      omnibus_lowest_price: null,
      minimum_price: { final_price: { value: 79 } },
      maximum_price: { final_price: { value: 99 } },
    });
  });

  test('on a site with another currency there is no price where none was set, and labels are English', async () => {
    const found = await product(
      'SZMINKA',
      `price_range { minimum_price { final_price { value currency } discount { amount_off } } maximum_price { final_price { value } } }
       unit_price { per } ... on ConfigurableProduct { configurable_options { label } }`,
      { store: 'en' },
    );
    expect(found).toEqual({
      price_range: {
        minimum_price: { final_price: { value: null, currency: 'EUR' }, discount: null },
        maximum_price: { final_price: { value: null } },
      },
      unit_price: null,
      configurable_options: [{ label: 'Colour' }, { label: 'Size' }],
    });
  });

  test('texts are plain text, wherever they came from', async () => {
    const found = await product('KREM', 'description { html } short_description { html } meta_title meta_description');
    expect(found).toEqual({
      description: { html: '<p>Raz &amp; dwa.</p>' },
      short_description: { html: 'Zajawka' },
      meta_title: 'Krem <lniany>',
      meta_description: 'Zajawka',
    });
  });

  test('attributes and flags are told, also as attributes that nobody named in the query', async () => {
    const found = await product(
      'KREM',
      `brand brand_label product_line product_line_label skin_type certifications application composition pao size is_new is_sale
       gifts_sku loyalty_programs certificates { code issuer number valid_until } safety { manufacturer email warnings }
       custom_attributesV2 { items { code ... on AttributeSelectedOptions { selected_options { label value } } } }`,
    );
    expect(found).toMatchObject({
      brand: 'rosa',
      brand_label: 'Rosa i Len',
      product_line: 'swit',
      product_line_label: 'Świt',
      skin_type: ['dry'],
      certifications: ['vegan'],
      application: 'day',
      composition: ['Aqua', 'Glycerin'],
      pao: '12M',
      size: '50 ml',
      is_new: true,
      is_sale: false,
      gifts_sku: ['MINI'],
      loyalty_programs: ['kameleon'],
      certificates: [{ code: 'vegan', issuer: 'V-Label', number: 'PL-1', valid_until: '2099-12-31' }],
      safety: { manufacturer: 'Rosa i Len sp. z o.o.', email: 'b@rosa.example', warnings: ['Nie połykać.'] },
    });
    expect(found.custom_attributesV2.items).toContainEqual({
      code: 'skin_type',
      selected_options: [{ label: 'Sucha', value: 'dry' }],
    });
    const { custom_attributes } = await product(
      'KREM',
      `custom_attributes { selected_attribute_options { attribute_option { label is_default } } entered_attribute_value { value }
         attribute_metadata { code label attribute_labels { store_code } data_type ui_input { ui_input_type }
           ... on ProductAttributeMetadata { used_in_components } } }`,
    );
    expect(custom_attributes).toContainEqual({
      selected_attribute_options: { attribute_option: [{ label: 'Wegańskie', is_default: false }] },
      entered_attribute_value: null,
      attribute_metadata: {
        code: 'certifications',
        label: 'Certyfikaty',
        attribute_labels: [{ store_code: 'pl' }],
        data_type: 'STRING',
        ui_input: { ui_input_type: 'MULTISELECT' },
        used_in_components: ['PRODUCT_DETAILS_PAGE', 'PRODUCT_FILTER'],
      },
    });
    expect(found.custom_attributesV2.items).toContainEqual({
      code: 'brand',
      selected_options: [{ label: 'Rosa i Len', value: 'rosa' }],
    });
  });

  test('linked products are those that can be seen', async () => {
    const found = await product(
      'KREM',
      'related_products { sku } crosssell_products { sku } upsell_products { sku } categories { url_path breadcrumbs { category_url_path } }',
    );
    expect(found).toEqual({
      related_products: [{ sku: 'SZMINKA' }],
      crosssell_products: [{ sku: 'TONIK' }],
      upsell_products: [],
      categories: [{ url_path: 'twarz/kremy', breadcrumbs: [{ category_url_path: 'twarz' }] }],
    });
  });
});
