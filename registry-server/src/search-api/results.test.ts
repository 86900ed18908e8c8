import { beforeAll, describe, expect, test } from 'vitest';
import { createSitesStore } from '../content/sites/index.ts';
import { SEARCH_DEFAULTS, searchSettingsOf } from '../content/sites/search-settings.ts';
import type { App } from '../fastify-app.ts';
import { aProduct, aVariant } from '../testing/a-catalogue.ts';
import { aDocument, aPlaced } from '../testing/a-document.ts';
import { aSite } from '../testing/a-site.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { graphqlClient } from '../testing/graphql-client.ts';
import { type StaffClient, signedIn } from '../testing/staff-client.ts';

describe.each(dialects)('results of a search on $name', (dialect) => {
  let app: App;
  let staff: StaffClient;

  const send = async (method: 'PUT' | 'POST', url: string, payload: object) => {
    const response = await staff.inject({ method, url, payload });
    expect(response.statusCode, response.body).toBeLessThan(300);
    return response.body ? response.json() : undefined;
  };
  const get = (url: string) => app.inject(url);
  const search = async (query: string) => (await get(`/search?${query}`)).json();
  const group = (answer: { data: { results: { group: string }[] } }, name: string) =>
    answer.data.results.find((each) => each.group === name);

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    staff = await signedIn(app, 'publisher');
    await send('PUT', '/staff/catalogue/categories', { path: 'twarz', name: 'Twarz' });
    await send('PUT', '/staff/catalogue/categories', { path: 'twarz/kremy', name: 'Kremy' });
    await send('PUT', '/staff/catalogue/brands/rosa', { name: 'Rosa' });
    const cream = (sku: string, name: string, regular: number, changes = {}) =>
      send('PUT', `/staff/catalogue/products/${sku}`, {
        ...aProduct(sku, { name, urlKey: `krem-${sku.toLowerCase()}`, categories: ['twarz/kremy'], ...changes }),
        variants: [aVariant({ sku: `${sku}-50`, size: { value: 50, unit: 'ml' }, prices: { PLN: { regular } } })],
      });
    await cream('A', 'Krem lniany', 5000, { brand: 'rosa', flags: { isNew: true } });
    await cream('B', 'Krem różany', 9000);
    await cream('C', 'Krem wycofany', 9000, { isActive: false });
    await cream('BEST', 'Tonik', 4000, {
      urlKey: 'tonik',
      categories: ['twarz'],
      flags: { isBestseller: true },
    });
    const document = aDocument({ type: 'article', title: 'Jak wybrać krem', contentProperties: { lead: 'Krótko' } });
    const { page } = await send('POST', '/staff/pages', {
      type: 'article',
      urlPath: '/poradnik/jak-wybrac-krem',
      title: 'Jak wybrać krem',
      document,
    });
    await send('POST', `/staff/pages/${page.id}/publish`, { version: 1 });
    const draft = aDocument({ type: 'article', title: 'Krem, o którym nikt nie wie' });
    await send('POST', '/staff/pages', {
      type: 'article',
      urlPath: '/tajne',
      title: 'Krem, o którym nikt nie wie',
      document: draft,
    });
  });

  test('come in groups, the entities beside them', async () => {
    const answer = await search('q=kremy');
    expect(group(answer, 'products')).toMatchObject({ total: 2, page: 1, pageSize: 8 });
    expect(group(answer, 'categories')).toMatchObject({
      list: expect.arrayContaining([{ key: 'twarz/kremy', title: 'Kremy', urlPath: '/twarz/kremy' }]),
    });
    expect(group(answer, 'articles')).toMatchObject({
      list: [{ key: 'poradnik/jak-wybrac-krem', title: 'Jak wybrać krem', urlPath: '/poradnik/jak-wybrac-krem' }],
    });
    const { products, articles, categories } = answer.meta.related;
    expect(Object.keys(products).toSorted()).toEqual(['A', 'B']);
    expect(articles['poradnik/jak-wybrac-krem']).toMatchObject({ lead: 'Krótko' });
    expect(categories['twarz/kremy']).toMatchObject({ productCount: 2 });
  });

  test('find articles by what they say, in any form, as soon as they are published and no longer than that', async () => {
    const paragraph = {
      type: 'paragraph',
      content: [{ type: 'text', text: 'Mróz wysusza dłonie. Pielęgnacja pomaga.' }],
    };
    const document = aDocument(
      { type: 'article', title: 'Zima bez szorstkości' },
      aPlaced('t', 'text', { content: { type: 'doc', content: [paragraph] } }),
    );
    const titles = async (q: string) =>
      (await search(`q=${encodeURIComponent(q)}&scope=articles`)).data.results[0].list.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles('dłoń')).toEqual([]);
    const { page } = await send('POST', '/staff/pages', {
      type: 'article',
      urlPath: '/poradnik/zima',
      title: 'Zima bez szorstkości',
      document,
    });
    await send('POST', `/staff/pages/${page.id}/publish`, { version: 1 });
    expect(await titles('dłoń')).toEqual(['Zima bez szorstkości']);
    expect(await titles('mroz dlonie')).toEqual(['Zima bez szorstkości']);
    expect(await titles('pielęgnacja zimy')).toEqual(['Zima bez szorstkości']);
    expect(await titles('dłonie krem')).toEqual([]);
    await send('POST', `/staff/pages/${page.id}/unpublish`, {});
    expect(await titles('dłoń')).toEqual([]);
  });

  test('are as they are typed where that is asked for', async () => {
    const { data } = await search('q=kerm');
    expect([data.correctedPhrase, data.results[0].total]).toEqual(['krem', 2]);
    const exact = await search('q=kerm&exact=true');
    expect(exact.data).not.toHaveProperty('correctedPhrase');
    expect(exact.data.results[0].total).toBe(0);
  });

  test('that are none come with help: what is near, what sells best, where to look', async () => {
    const { data, meta } = await search('q=xyzqwv');
    expect(data.results.map(({ total }: { total: number }) => total)).toEqual([0, 0, 0]);
    expect(data.help).toEqual({ phrases: [], bestsellers: ['BEST'], categories: ['twarz'] });
    expect([meta.related.products.BEST.name, meta.related.categories.twarz.name]).toEqual(['Tonik', 'Twarz']);
    expect((await search('q=xyzqwv&brand=rosa')).data).not.toHaveProperty('help');
    expect((await search('q=krem')).data).not.toHaveProperty('help');
  });

  test('are suggested while somebody types: products with their price, categories, articles', async () => {
    const { data } = (await get('/search/suggestions?q=kre')).json();
    expect(data).toMatchObject({ phrase: 'kre', minLength: 2, phrases: [] });
    expect(data.products).toContainEqual({
      sku: 'A',
      name: 'Krem lniany',
      urlPath: '/krem-a',
      price: { amount: 5000, currency: 'PLN' },
      priceVaries: false,
    });
    expect(data.categories).toContainEqual({ name: 'Kremy', urlPath: '/twarz/kremy' });
    expect(data.articles).toEqual([{ name: 'Jak wybrać krem', urlPath: '/poradnik/jak-wybrac-krem' }]);
    expect((await get('/search/suggestions?q=wybrac%20kr')).json().data.articles).toHaveLength(1);
  });

  test('are suggested before anybody types: what sells best', async () => {
    const { data } = (await get('/search/suggestions')).json();
    expect(data).toMatchObject({ phrase: '', minLength: 2, products: [{ sku: 'BEST', name: 'Tonik' }] });
  });

  test('can be of one group, narrowed, ordered and cut', async () => {
    expect((await search('q=krem&scope=articles')).data.results).toHaveLength(1);
    const skus = async (query: string) =>
      (await search(`q=krem&scope=products&${query}`)).data.results[0].list.map(({ key }: { key: string }) => key);
    expect(await skus('sort=price-desc')).toEqual(['B', 'A']);
    expect(await skus('sort=price-asc&per-page=1&page=2')).toEqual(['B']);
    expect(await skus('brand=rosa')).toEqual(['A']);
    expect(await skus('flags=isNew')).toEqual(['A']);
    expect(await skus('priceFrom=6000')).toEqual(['B']);
    expect(await skus('priceTo=6000&size=50%20ml')).toEqual(['A']);
    expect(await skus('category=nie-ma')).toEqual([]);
  });

  test('bring the filters that narrow them, with counts and what is chosen', async () => {
    const { productFilters } = (await search('q=krem&scope=products&brand=rosa')).meta.related;
    expect(productFilters).toContainEqual({
      code: 'brand',
      label: 'Marka',
      kind: 'options',
      options: [{ value: 'rosa', label: 'Rosa', count: 1, isChosen: true }],
    });
    expect(productFilters).toContainEqual({ code: 'isNew', label: 'Nowość', kind: 'flag', count: 1, isChosen: false });
    expect(productFilters).toContainEqual({ code: 'price', label: 'Cena', kind: 'price', min: 5000, max: 5000 });
  });

  test.each([
    ['/search?q=k', '/q', 'minLength'],
    ['/search', '/q', 'required'],
    ['/search/suggestions?q=k', '/q', 'minLength'],
    [`/search/suggestions?q=${'k'.repeat(201)}`, '/q', 'maxLength'],
    ['/search?q=krem&flags=isShiny', '/flags', 'enum'],
    ['/search?q=krem&scope=people', '/scope', 'enum'],
    ['/core/search?q=krem&per-page=1000', '/per-page', 'maximum'],
  ])('%s is refused', async (url, path, rule) => {
    const response = await get(url);
    expect([response.statusCode, response.json().details.faults[0]]).toMatchObject([422, { path, rule }]);
  });

  test('a site says from how many signs on it searches, and how long a page is', async () => {
    const own = aSite({ generalSettings: { search: { minLength: 4, perPage: 1, maxPerPage: 3 } } });
    const other = await buildTestApp(dialect, { databaseUrl: app.config.databaseUrl, sites: [own] });
    const ask = async (query: string) => (await other.inject(`/search?${query}`)).json();
    expect((await other.inject('/init')).json().data.search).toEqual({
      minLength: 4,
      perPage: 1,
      maxPerPage: 3,
      provider: 'shop',
    });
    expect(group(await ask('q=krem'), 'products')).toMatchObject({ pageSize: 1, list: [{}] });
    expect(group(await ask('q=krem&per-page=3'), 'products')).toMatchObject({ pageSize: 3, list: [{}, {}] });
    for (const [query, path, rule] of [
      ['q=kre', '/q', 'minLength'],
      ['q=%20kre%20', '/q', 'minLength'],
      ['q=krem&per-page=4', '/per-page', 'maximum'],
    ])
      expect((await ask(query ?? '')).details.faults).toMatchObject([{ path, rule, message: expect.any(String) }]);
    const listed = await graphqlClient(other)('{ products(search: "kre") { total_count } }');
    expect(listed.data.products.total_count).toBe(0);
    await createSitesStore(app.db).save(aSite());
  });

  test('settings that no search can go by are refused, and where they are there the defaults hold', async () => {
    const { code: _, ...site } = aSite();
    const admin = await signedIn(app, 'admin');
    const put = (search: object) =>
      admin.inject({ method: 'PUT', url: '/staff/sites/pl', payload: { ...site, generalSettings: { search } } });
    for (const [search, field] of [
      [{ minLength: 0 }, 'minLength'],
      [{ perPage: 1_000 }, 'perPage'],
      [{ fuzzy: true }, 'fuzzy'],
      [{ provider: 'google' }, 'provider'],
    ] as const)
      expect((await put(search)).json().details.faults).toMatchObject([{ path: `/generalSettings/search/${field}` }]);
    expect(searchSettingsOf({ generalSettings: { search: { minLength: 'x', perPage: 1e9 } } })).toEqual(
      SEARCH_DEFAULTS,
    );
    expect(searchSettingsOf({ generalSettings: { search: { maxPerPage: 4 } } })).toMatchObject({ perPage: 4 });
  });

  test('the search box gets products, categories and phrases in one shape', async () => {
    const { data } = (await get('/core/search?q=kre')).json();
    expect(data).toMatchObject({ phrase: 'kre', page: 1, pageSize: 8, phrases: expect.any(Array) });
    expect(
      (await get('/core/search?q=krem'))
        .json()
        .data.products.map(({ sku }: { sku: string }) => sku)
        .toSorted(),
    ).toEqual(['A', 'B']);
  });

  test('without an account at Synerise there is no such search, and the answer says so', async () => {
    expect((await get('/synerise/search?q=krem')).statusCode).toBe(404);
  });
});
