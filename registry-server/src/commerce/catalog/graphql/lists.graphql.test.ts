import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { toUid } from '../../../graphql/uids.ts';
import { aProduct } from '../../../testing/a-catalogue.ts';
import { aSmallShop } from '../../../testing/a-small-shop.ts';
import { countQueries } from '../../../testing/count-queries.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { ROOT_CATEGORY_ID } from './catalog-category.ts';

describe.each(dialects)('lists and categories in GraphQL on $name', (dialect) => {
  let app: App;
  let put: Awaited<ReturnType<typeof aSmallShop>>['put'];
  let ask: ReturnType<typeof graphqlClient>;

  beforeAll(async () => {
    ({ app, put } = await aSmallShop(dialect));
    ask = graphqlClient(app);
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
    expect(await list('search: "", filter: { is_new: { eq: "1" } }')).toEqual(['KREM']);
    expect(await list('search: "", filter: {}, sort: { name: ASC }')).toEqual(['KREM', 'SZMINKA', 'TONIK']);
    expect(await list('search: " ", filter: {}, sort: { name: ASC }')).toEqual(['KREM', 'SZMINKA', 'TONIK']);
    expect(await list('filter: {}, sort: { name: ASC }')).toEqual(['KREM', 'SZMINKA', 'TONIK']);
    expect(await list('filter: {}, sort: { name: ASC }, pageSize: 2, currentPage: 2')).toEqual(['TONIK']);
  });

  test.each([
    'search: "k"',
    'search: " k "',
    'search: "k", filter: { is_new: { eq: "1" } }',
    'search: ""',
    'search: " "',
  ])('a phrase that is too short finds nothing, and is no fault: %s', async (args) => {
    const { data, errors } = await ask(
      `{ products(${args}) { total_count items { sku } page_info { total_pages } aggregations { attribute_code } suggestions { search } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data.products).toMatchObject({ total_count: 0, items: [], aggregations: [], suggestions: [] });
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
      breadcrumbs { category_name } children { name path breadcrumbs { category_name category_level category_uid } } } } }`);
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
      },
    ]);
  });

  test('a category lists its products', async () => {
    const { data } = await ask(
      '{ categories(filters: { url_key: { eq: "kremy" } }) { items { products { total_count items { sku } } } } }',
    );
    expect(data.categories.items).toEqual([{ products: { total_count: 1, items: [{ sku: 'KREM' }] } }]);
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
