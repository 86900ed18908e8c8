import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../../app.ts';
import { fromUid, toUid } from '../../../graphql/uids.ts';
import { aProduct, aVariant } from '../../../testing/a-catalogue.ts';
import { signedInCustomer } from '../../../testing/a-customer.ts';
import { aSite } from '../../../testing/a-site.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { countQueries } from '../../../testing/count-queries.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { type StaffClient, signedIn } from '../../../testing/staff-client.ts';
import { ROOT_CATEGORY_ID } from './catalog-category.ts';

const pln = (value: number) => ({ value, currency: 'PLN' });
const malwa = { code: 'malwa', label: 'Malwa', hex: '#A63A3A', pantone: '18-1550' };
const glog = { code: 'glog', label: 'Głóg', hex: '#8E1F2B' };
const ml = (value: number) => ({ value, unit: 'ml' as const });

describe.each(dialects)('the catalogue in GraphQL on $name', (dialect) => {
  let app: App;
  let staff: StaffClient;
  let ask: ReturnType<typeof graphqlClient>;

  const put = async (path: string, payload: object) => {
    const response = await staff.inject({ method: 'PUT', url: `/staff/catalogue${path}`, payload });
    expect(response.statusCode, response.body).toBeLessThan(300);
  };
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
    const english = aSite({
      code: 'en',
      locale: 'en-US',
      language: 'en-US',
      currency: 'EUR',
      domain: 'en.x',
      isDefault: false,
    });
    app = await buildTestApp(dialect, { sites: [aSite(), english] });
    staff = await signedIn(app, 'publisher');
    ask = graphqlClient(app);
    await put('/categories', { path: 'twarz', name: 'Twarz', position: 1, description: 'Pielęgnacja' });
    await put('/categories', { path: 'twarz/kremy', name: 'Kremy' });
    await put('/categories', { path: 'usta', name: 'Usta', position: 2 });
    await put('/brands/rosa', {
      name: 'Rosa i Len',
      manufacturer: { name: 'Rosa i Len sp. z o.o.', email: 'b@rosa.example' },
    });
    await put('/lines/swit', { name: 'Świt' });
    await put('/products/KREM', {
      ...aProduct('KREM', {
        name: 'Krem <lniany>',
        urlKey: 'krem-lniany',
        categories: ['twarz/kremy'],
        brand: 'rosa',
        line: 'swit',
      }),
      ...{ description: ['Raz & dwa.'], inci: ['Aqua', 'Glycerin'], skinType: ['dry'], application: 'day', pao: '12M' },
      ...{
        certifications: ['vegan'],
        certificates: [{ code: 'vegan', issuer: 'V-Label', number: 'PL-1', validUntil: '2099-12-31' }],
      },
      ...{
        flags: { isNew: true },
        recommended: ['SZMINKA'],
        complementary: ['GONE', 'TONIK'],
        warnings: ['Nie połykać.'],
      },
      ...{ giftsSku: ['MINI'], loyaltyPrograms: ['kameleon'], summary: 'Zajawka', taxClass: 23 },
      variants: [
        aVariant({
          ...{ sku: 'KREM-50', size: ml(50), stock: 3, ean: '5909990105601', weightGrams: 120 },
          prices: { PLN: { regular: 8900, special: 6900, friendsAndFamily: 5900 } },
        }),
      ],
      priceHistory: [{ variantSku: 'KREM-50', currency: 'PLN', amount: 7900, from: '2026-01-01', to: '2026-06-30' }],
    });
    await put(
      '/products/SZMINKA',
      aProduct('SZMINKA', {
        ...{ name: 'Szminka', categories: ['usta'], brand: 'rosa' },
        variants: [
          aVariant({ sku: 'SZ-MALWA', colour: malwa, size: ml(4), prices: { PLN: { regular: 6900 } }, stock: 0 }),
          aVariant({ sku: 'SZ-GLOG', colour: glog, size: ml(4), prices: { PLN: { regular: 7900 } }, stock: 5 }),
          aVariant({ sku: 'SZ-GLOG-8', colour: glog, size: ml(8), prices: { PLN: { regular: 9900 } }, stock: 9 }),
        ],
      }),
    );
    await put('/products/TONIK', aProduct('TONIK', { name: 'Tonik', categories: ['twarz'] }));
    await put('/products/GONE', aProduct('GONE', { name: 'Dawny', categories: ['twarz'], isActive: false }));
  });

  test('a product with one variant is simple, under its own sku and id', async () => {
    const found = await product(
      'KREM',
      '__typename id uid sku name url_key type_id ... on SimpleProduct { weight } ean tax_class_id quantity stock_status only_x_left_in_stock',
    );
    expect(found).toEqual({
      ...{ __typename: 'SimpleProduct', sku: 'KREM', name: 'Krem <lniany>', url_key: 'krem-lniany', type_id: 'simple' },
      ...{ id: expect.any(Number), uid: toUid(found.id), weight: 0.12, ean: '5909990105601', tax_class_id: 23 },
      ...{ quantity: 3, stock_status: 'IN_STOCK', only_x_left_in_stock: 3 },
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
          ...{ final_price: pln(69), regular_price: { value: 89 } },
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
      ...{
        brand: 'rosa',
        brand_label: 'Rosa i Len',
        product_line: 'swit',
        product_line_label: 'Świt',
        skin_type: ['dry'],
      },
      ...{
        certifications: ['vegan'],
        application: 'day',
        composition: ['Aqua', 'Glycerin'],
        pao: '12M',
        size: '50 ml',
      },
      ...{ is_new: true, is_sale: false, gifts_sku: ['MINI'], loyalty_programs: ['kameleon'] },
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
        ...{
          code: 'certifications',
          label: 'Certyfikaty',
          attribute_labels: [{ store_code: 'pl' }],
          data_type: 'STRING',
        },
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
      ...{ related_products: [{ sku: 'SZMINKA' }], crosssell_products: [{ sku: 'TONIK' }], upsell_products: [] },
      categories: [{ url_path: 'twarz/kremy', breadcrumbs: [{ category_url_path: 'twarz' }] }],
    });
  });

  test('lists are filtered, ordered and counted; withdrawn products are in none', async () => {
    const list = async (args: string) => {
      const { data, errors } = await ask(
        `{ products(${args}) { total_count items { sku } page_info { total_pages } } }`,
      );
      expect(errors).toBeUndefined();
      return data.products.items.map(({ sku }: { sku: string }) => sku);
    };
    const { data } = await ask('{ categories(filters: { url_path: { eq: "twarz" } }) { items { uid id } } }');
    const [{ uid, id }] = data.categories.items;
    expect((await list(`filter: { category_uid: { eq: "${uid}" } }`)).toSorted()).toEqual(['KREM', 'TONIK']);
    expect(await list(`filter: { category_id: { in: ["${id}"] } }, sort: { price: DESC }`)).toEqual(['TONIK', 'KREM']);
    expect(await list('filter: { category_url_path: { eq: "usta" } }')).toEqual(['SZMINKA']);
    expect(await list('filter: { brand: { eq: "rosa" }, skin_type: { in: ["dry", "oily"] } }')).toEqual(['KREM']);
    expect(await list('filter: { color: { eq: "malwa" } }')).toEqual(['SZMINKA']);
    expect(await list('filter: { is_new: { eq: "1" } }')).toEqual(['KREM']);
    expect(await list('filter: { price: { from: "70", to: "80" } }')).toEqual(['SZMINKA']);
    expect(await list('filter: { url_key: { eq: "krem-lniany" } }')).toEqual(['KREM']);
    expect(await list('filter: { category_uid: { eq: "bm9uZQ==" } }')).toEqual([]);
    expect(await list('search: "szminki"')).toEqual(['SZMINKA']);
    expect(await list('filter: {}, sort: { name: ASC }')).toEqual(['KREM', 'SZMINKA', 'TONIK']);
    expect(await list('filter: {}, sort: { name: ASC }, pageSize: 2, currentPage: 2')).toEqual(['TONIK']);
  });

  test('aggregations count the options of the whole list', async () => {
    const query = (filter: string) =>
      `{ products(filter: { brand: { eq: "rosa" } }, pageSize: 1) { total_count aggregations${filter} { attribute_code label count options { label value count } }
        filters { request_var filter_items { value_string items_count } } sort_fields { default options { value label } } } }`;
    const { data } = await ask(query(''));
    const { aggregations, filters, sort_fields } = data.products;
    const byCode = Object.fromEntries(
      aggregations.map((each: { attribute_code: string }) => [each.attribute_code, each]),
    );
    expect(byCode.color.options).toEqual([
      { label: 'Głóg', value: 'glog', count: 1 },
      { label: 'Malwa', value: 'malwa', count: 1 },
    ]);
    expect(byCode.is_new).toMatchObject({ label: 'Nowość', options: [{ label: 'Tak', value: '1', count: 1 }] });
    expect(byCode.category_uid.options.map(({ label }: { label: string }) => label)).toEqual(
      expect.arrayContaining(['Twarz', 'Kremy', 'Usta']),
    );
    expect(byCode.price.options.length).toBeGreaterThan(0);
    expect(filters.map(({ request_var }: { request_var: string }) => request_var)).toEqual(Object.keys(byCode));
    expect(sort_fields.default).toBe('position');
    const { data: direct } = await ask(query('(filter: { category: { includeDirectChildrenOnly: true } })'));
    const categories = direct.products.aggregations.find(
      ({ attribute_code }: { attribute_code: string }) => attribute_code === 'category_uid',
    );
    expect(categories.options.map(({ label }: { label: string }) => label).toSorted()).toEqual(['Twarz', 'Usta']);
  });

  test.each([
    ['{ products { total_count } }', "'search' or 'filter' input argument is required."],
    [
      '{ products(filter: {}, currentPage: 9) { total_count } }',
      'currentPage value 9 specified is greater than the 1 page(s) available.',
    ],
    ['{ products(filter: {}, pageSize: 0) { total_count } }', 'pageSize value must be greater than 0.'],
    ['{ products(filter: { price: { from: "tanio" } }) { total_count } }', 'Invalid "from" of the price filter.'],
  ])('%s is refused in the words of the contract', async (query, message) => {
    const { status, errors } = await ask(query);
    expect([status, errors?.[0]?.message, errors?.[0]?.extensions.category]).toEqual([200, message, 'graphql-input']);
  });

  test('a filter of very many values is refused, an empty one filters nothing', async () => {
    const query = 'query ($filter: ProductAttributeFilterInput) { products(filter: $filter) { total_count } }';
    const many = Array.from({ length: 1001 }, (_, index) => `S${index}`);
    const { errors } = await ask(query, { filter: { sku: { in: many } } });
    expect(errors?.[0]?.message).toBe('A filter takes at most 1000 values.');
    const all = (await ask(query, { filter: {} })).data.products.total_count;
    expect((await ask(query, { filter: { sku: { eq: null }, brand: {} } })).data.products.total_count).toBe(all);
    expect((await ask(query, { filter: { sku: { in: [] } } })).data.products.total_count).toBe(0);
  });

  test('a search term is told as it was asked', async () => {
    const { data } = await ask('{ searchTerm(Search: "krem") { query_text redirect popularity } }');
    expect(data.searchTerm).toEqual({ query_text: 'krem', redirect: null, popularity: null });
  });

  test('categories hang below one root, level by level', async () => {
    const { data, errors } =
      await ask(`{ categoryList { id uid level name children { name url_path level product_count include_in_menu
      breadcrumbs { category_name } children { name path breadcrumbs { category_name category_level category_uid } products { total_count items { sku } } } } } }`);
    expect(errors).toBeUndefined();
    const [root] = data.categoryList;
    expect(root).toMatchObject({ id: ROOT_CATEGORY_ID, level: 1, name: 'Rosa i Len' });
    expect(root.children).toMatchObject([
      { name: 'Twarz', url_path: 'twarz', level: 2, product_count: 2, include_in_menu: 1, breadcrumbs: null },
      { name: 'Usta', product_count: 1, children: [] },
    ]);
    expect(root.children[0].children).toMatchObject([
      {
        name: 'Kremy',
        breadcrumbs: [{ category_name: 'Twarz', category_level: 2 }],
        products: { total_count: 1, items: [{ sku: 'KREM' }] },
      },
    ]);
  });

  test.each([
    [`parent_category_uid: { eq: "${toUid(ROOT_CATEGORY_ID)}" }`, ['Twarz', 'Usta']],
    ['url_key: { in: ["kremy", "usta"] }', ['Kremy', 'Usta']],
    ['name: { match: "USTA" }', ['Usta']],
    ['ids: { eq: "999" }', []],
  ])('categories with %s are %j', async (filter, names) => {
    const { data } = await ask(
      `{ categories(filters: { ${filter} }) { total_count items { name } page_info { current_page } } }`,
    );
    expect(data.categories.items.map(({ name }: { name: string }) => name).toSorted()).toEqual(names);
    expect(data.categories.total_count).toBe(names.length);
  });

  test('a long list costs as many queries as a short one', async () => {
    for (let index = 0; index < 12; index += 1) {
      await put(
        `/products/LOT-${index}`,
        aProduct(`LOT-${index}`, { categories: ['usta'], brand: 'rosa', recommended: ['KREM'] }),
      );
    }
    const query = (
      pageSize: number,
    ) => `{ products(filter: { category_url_path: { eq: "usta" } }, pageSize: ${pageSize}) {
      total_count items { sku name price_range { minimum_price { final_price { value } } } categories { name breadcrumbs { category_name } product_count }
        image { url } related_products { sku price_range { minimum_price { final_price { value } } } }
        ... on ConfigurableProduct { configurable_options { label values { label } } variants { product { sku stock_status image { url } } } } } } }`;
    // What runs in the background sends queries too: the fewest of some runs are those of the request.
    const costOf = async (pageSize: number) => {
      const counts: number[] = [];
      for (let run = 0; run < 5; run += 1) counts.push(await countQueries(app.db, () => ask(query(pageSize))));
      return Math.min(...counts);
    };
    const one = await costOf(2);
    expect(await costOf(13)).toBe(one);
    expect(one).toBeLessThanOrEqual(14);
  });
});
