import { LISTING_PARAMS, type ListingPage, MAX_FILTER_VALUES } from '@witryna/module-schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

describe.each(dialects)('a category with filters on $name', (dialect) => {
  let app: App;
  let staff: StaffClient;

  const send = async (method: 'PUT' | 'POST', url: string, payload: object) => {
    const response = await staff.inject({ method, url, payload });
    expect(response.statusCode, response.body).toBeLessThan(300);
    return response.body ? response.json() : undefined;
  };
  const publish = async (payload: object) => {
    const { page } = await send('POST', '/staff/pages', payload);
    await send('POST', `/staff/pages/${page.id}/publish`, { version: 1 });
    return page;
  };
  const get = async (query = '') => {
    const response = await app.inject(`/registry/twarz${query}`);
    expect(response.statusCode, response.body).toBe(200);
    const [list] = Object.values<ListingPage>(response.json().meta.related.listings);
    if (!list) throw new Error('The page has no list');
    return { list, isKept: response.headers['cache-control'] === 'no-cache', etag: response.headers.etag };
  };

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    staff = await signedIn(app, 'admin');
    const put = (path: string, payload: object) => send('PUT', `/staff/catalogue${path}`, payload);
    await put('/categories', { path: 'twarz', name: 'Twarz' });
    await put('/lines/swit', { name: 'Świt', theme: 'default' });
    await put('/lines/noc', { name: 'Noc', theme: 'default' });
    for (const [at, line] of ['swit', 'swit', 'noc'].entries())
      await put(`/products/P${at}`, {
        name: `Krem ${at}`,
        urlKey: `krem-${at}`,
        summary: 'Krem',
        categories: ['twarz'],
        line,
        skinType: at === 0 ? ['dry'] : ['oily'],
        variants: [{ sku: `P${at}-50`, prices: { PLN: { regular: 1000 * (at + 1) } }, stock: 10 }],
      });
    const settings = { source: { kind: 'current-category' }, pagination: true, filters: true };
    const document = aDocument(
      { type: 'product-category', title: 'Szablon' },
      aPlaced('lista', 'products-list', settings),
    );
    await publish({ urlPath: '/szablon', title: 'Szablon', type: 'product-category', isTemplate: true, document });
  });

  test('has the facets of its list beside it', async () => {
    const { list, isKept } = await get();
    expect(list).toMatchObject({ total: 3, filters: {}, pageSizes: [16, 32, 48] });
    expect(list.facets?.map(({ code }) => code)).toEqual(['skinType', 'line', 'price']);
    expect(isKept).toBe(true);
  });

  test('is narrowed by its address, and kept with one filter only', async () => {
    expect(await get('?line=swit')).toMatchObject({ list: { skus: ['P0', 'P1'] }, isKept: true });
    expect(await get('?line=swit&skinType=dry')).toMatchObject({ list: { skus: ['P0'] }, isKept: false });
    expect(await get('?price-from=15&price-to=25')).toMatchObject({ list: { skus: ['P1'] }, isKept: false });
    expect(await get('?line=swit&sort=price-desc&per-page=32')).toMatchObject({
      list: { skus: ['P1', 'P0'], pageSize: 32 },
      isKept: true,
    });
  });

  test.each([
    ['another order of the same', '?skinType=dry&line=swit', '?line=swit&skinType=dry'],
    ['a value that no product has', '?line=zorza', ''],
    ['a code that is no filter', '?category=cialo&constructor=x&__proto__=y', ''],
    ['a value of ten thousand signs', `?line=${'a'.repeat(10_000)}`, ''],
    ['a page size that the list does not offer', '?per-page=17', ''],
  ])('%s is the answer that there is', async (_what, asked, same) => {
    const [one, other] = [await get(asked), await get(same)];
    expect(one.etag).toBe(other.etag);
  });

  test('what a list knows nothing of is nothing to keep under that address', async () => {
    for (const asked of ['?line=zorza', '?line=swit&line=zorza', '?per-page=17', '?price-to=1'])
      expect((await get(asked)).isKept, asked).toBe(false);
  });

  test('two hundred filters in an address are as many as a list has', async () => {
    const many = Array.from({ length: 200 }, (_, at) => `skinType=x${at}&line=y${at}`).join('&');
    expect((await get(`?${many}`)).etag).toBe((await get()).etag);
    const { list } = await get(`?${many}&price-to=99`);
    expect(Object.keys(list.filters?.options ?? {})).toEqual([]);
    expect(MAX_FILTER_VALUES).toBe(20);
  });

  test('a value without end, and one that nothing has, is the page as it is without', async () => {
    const plain = await get();
    for (const name of LISTING_PARAMS)
      for (const value of [`${'a'.repeat(10_000)}!`, '%00', '%3Cscript%3E', '__proto__%5B%5D'])
        expect(await get(`?${name}=${value}`), `${name}=${value.slice(0, 20)}`).toEqual(plain);
    expect(await get('?constructor=1&__proto__=1&LINE=swit&line%5B%5D=swit')).toEqual(plain);
  });

  test('offers what content for it says, as soon as that is published', async () => {
    const contentProperties = { filters: ['price', 'line'], categories: ['twarz'] };
    const document = aDocument({ type: 'product-filter', title: 'Filtry twarzy', contentProperties });
    const page = await publish({ urlPath: '/filtry/twarz', title: 'Filtry', type: 'product-filter', document });
    expect((await get()).list.facets?.map(({ code }) => code)).toEqual(['price', 'line']);
    expect((await get('?skinType=dry')).etag).toBe((await get()).etag);
    await send('POST', `/staff/pages/${page.id}/unpublish`, {});
    expect((await get()).list.facets).toHaveLength(3);
  });

  test('follows its products', async () => {
    const stock = (pieces: number) =>
      send('PUT', '/staff/catalogue/products/P2', {
        name: 'Krem 2',
        urlKey: 'krem-2',
        summary: 'Krem',
        categories: ['twarz'],
        line: 'noc',
        skinType: ['oily'],
        variants: [{ sku: 'P2-50', prices: { PLN: { regular: 3000 } }, stock: pieces }],
      });
    await stock(0);
    expect((await get()).list.facets).toContainEqual(
      expect.objectContaining({ code: 'inStock', options: [expect.objectContaining({ count: 2 })] }),
    );
    await stock(10);
    expect((await get()).list.facets?.map(({ code }) => code)).not.toContain('inStock');
  });
});
