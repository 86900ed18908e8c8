import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';
import { HOUR_MS } from '../../time/durations.ts';

const aProduct = (name: string, urlKey: string, changes: object = {}) => ({
  name,
  urlKey,
  summary: `${name} z lnem`,
  categories: ['twarz/kremy'],
  variants: [{ sku: `${urlKey}-50`, prices: { PLN: { regular: 8900 } }, stock: 10 }],
  ...changes,
});

describe.each(dialects)('addresses of the catalogue on $name', (dialect) => {
  let app: App;
  let staff: StaffClient;

  const put = async (path: string, payload: object) => {
    const response = await staff.inject({ method: 'PUT', url: `/staff/catalogue${path}`, payload });
    expect(response.statusCode, response.body).toBeLessThan(300);
  };
  const publish = async (payload: object) => {
    const created = await staff.inject({ method: 'POST', url: '/staff/pages', payload });
    expect(created.statusCode, created.body).toBe(201);
    const { page } = created.json();
    await staff.inject({ method: 'POST', url: `/staff/pages/${page.id}/publish`, payload: { version: 1 } });
    return page;
  };
  const get = (path: string) => app.inject({ url: `/registry${path}` });

  const list = (id: string, source: object, settings: object = {}) =>
    aPlaced(id, 'products-list', { source, ...settings });

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    staff = await signedIn(app, 'admin');
    await put('/categories', { path: 'twarz', name: 'Twarz' });
    await put('/categories', { path: 'twarz/kremy', name: 'Kremy', description: 'Na dzień i na noc' });
    await put('/products/RL-1', aProduct('Świt', 'krem-swit', { complementary: ['RL-2'] }));
    await put('/products/RL-2', aProduct('Zmierzch', 'krem-zmierzch'));
    const productPage = aDocument(
      { type: 'product', title: 'Szablon produktu' },
      list('same', { kind: 'complementary' }),
    );
    const base = { urlPath: '/szablon-produktu', title: 'Szablon produktu', isTemplate: true };
    await publish({ ...base, type: 'product', document: productPage });
    const categoryPage = aDocument(
      { type: 'product-category', title: 'Szablon kategorii' },
      list('lista', { kind: 'current-category' }, { limit: 1, pagination: true }),
    );
    const category = { urlPath: '/szablon-kategorii', title: 'Szablon kategorii', isTemplate: true };
    await publish({ ...category, type: 'product-category', document: categoryPage });
  });

  test('a product is shown by the template, with itself in the content', async () => {
    const { data, meta } = (await get('/krem-swit')).json();
    expect(data).toMatchObject({
      type: 'product',
      title: 'Świt',
      urlPath: '/krem-swit',
      contentProperties: { product: { sku: 'RL-1', name: 'Świt' } },
      properties: { meta: { title: 'Świt', description: 'Świt z lnem' } },
    });
    expect(Object.keys(meta.related.products)).toEqual(['RL-2']);
    expect(Object.values(meta.related.listings)).toMatchObject([{ skus: ['RL-2'], total: 1 }]);
  });

  test('a category is shown by the template, page by page', async () => {
    const first = (await get('/twarz/kremy')).json();
    expect(first.data).toMatchObject({
      title: 'Kremy',
      categoryUrl: '/twarz',
      contentProperties: { category: { path: 'twarz/kremy', productCount: 2 } },
    });
    expect(Object.values(first.meta.related.listings)).toMatchObject([{ total: 2, page: 1 }]);
    const second = (await get('/twarz/kremy?page=2')).json();
    expect(Object.values(second.meta.related.listings)).toMatchObject([{ total: 2, page: 2 }]);
    const skus = [first, second].flatMap(({ meta }) => Object.keys(meta.related.products));
    expect(new Set(skus)).toEqual(new Set(['RL-1', 'RL-2']));
    const sorted = (await get('/twarz/kremy?utm=x&sort=name')).json();
    expect(Object.values(sorted.meta.related.listings)).toMatchObject([{ sort: 'name', skus: ['RL-1'] }]);
  });

  test('a price that changes is new for the next reader, everywhere it is shown', async () => {
    await publish({
      type: 'page',
      title: 'Kolekcja',
      urlPath: '/kolekcja',
      document: aDocument({}, list('wybrane', { kind: 'selected', skus: ['RL-2'] })),
    });
    const priceAt = async (path: string) => (await get(path)).json().meta.related.products['RL-2']?.price?.final.amount;
    const before = [await priceAt('/krem-swit'), await priceAt('/kolekcja')];
    await put('/variants/krem-zmierzch-50/price', { currency: 'PLN', regular: 9900 });
    expect(before).toEqual([8900, 8900]);
    expect([await priceAt('/krem-swit'), await priceAt('/kolekcja')]).toEqual([9900, 9900]);
  });

  test('a line that gets another name has it on the next reader’s cards and product pages', async () => {
    await put('/lines/swit', { name: 'Świt' });
    await put('/products/RL-5', aProduct('Brzask', 'krem-brzask', { line: 'swit' }));
    await publish({
      type: 'page',
      title: 'Poranek',
      urlPath: '/poranek',
      document: aDocument({}, list('wybrane', { kind: 'selected', skus: ['RL-5'] })),
    });
    const names = async () => [
      (await get('/poranek')).json().meta.related.products['RL-5'].line.name,
      (await get('/krem-brzask')).json().data.contentProperties.product.line.name,
    ];
    expect(await names()).toEqual(['Świt', 'Świt']);
    await put('/lines/swit', { name: 'Zorza' });
    expect(await names()).toEqual(['Zorza', 'Zorza']);
    await put('/products/RL-5', aProduct('Brzask', 'krem-brzask', { categories: [] }));
  });

  test('a product is shown in the theme of its line, and a category in its own or that of one above', async () => {
    await put('/lines/iskra', { name: 'Iskra', theme: 'u20' });
    await put('/products/RL-7', aProduct('Błysk', 'krem-blysk', { line: 'iskra', categories: [] }));
    await put('/categories', { path: 'iskra', name: 'Iskra', theme: 'u20' });
    await put('/categories', { path: 'iskra/zele', name: 'Żele' });
    const themes = async (path: string) => {
      const { data, meta } = (await get(path)).json();
      return [data.theme, meta.theme];
    };
    expect(await themes('/krem-blysk')).toEqual(['u20', 'u20']);
    expect(await themes('/krem-swit')).toEqual(['default', 'default']);
    expect(await themes('/iskra')).toEqual(['u20', 'u20']);
    expect(await themes('/iskra/zele')).toEqual(['u20', 'u20']);
    expect(await themes('/twarz/kremy')).toEqual(['default', 'default']);
    await put('/lines/iskra', { name: 'Iskra', theme: 'default' });
    await put('/categories', { path: 'iskra', name: 'Iskra' });
    expect(await themes('/krem-blysk')).toEqual(['default', 'default']);
    expect(await themes('/iskra/zele')).toEqual(['default', 'default']);
  });

  test('a product that moves is found at its new address, and its old one leads there', async () => {
    await put('/products/RL-6', aProduct('Mgła', 'mgla', { categories: [] }));
    expect((await get('/mgla')).statusCode).toBe(200);
    await put(
      '/products/RL-6',
      aProduct('Mgła', 'mgla-rozana', { categories: [], variants: [{ sku: 'mgla-50', prices: {} }] }),
    );
    expect((await get('/mgla-rozana')).json().data.title).toBe('Mgła');
    const moved = await get('/mgla');
    expect([moved.statusCode, moved.json().redirectTo, moved.json().redirectionCode]).toEqual([
      410,
      '/mgla-rozana',
      301,
    ]);
  });

  test('a new product appears in the lists of its category and of those above', async () => {
    const total = async (path: string) => (await get(path)).json().data.contentProperties.category.productCount;
    expect([await total('/twarz'), await total('/twarz/kremy')]).toEqual([2, 2]);
    await put('/products/RL-3', aProduct('Rosa', 'krem-rosa'));
    expect([await total('/twarz'), await total('/twarz/kremy')]).toEqual([3, 3]);
  });

  test('an answer ends when a reduction does', async () => {
    const specialTo = new Date(Date.now() + HOUR_MS).toISOString();
    await put('/variants/krem-swit-50/price', { currency: 'PLN', regular: 8900, special: 6900, specialTo });
    const response = await get('/krem-swit');
    expect(response.headers['x-valid-until']).toBe(response.json().meta.validUntil);
    expect(new Date(response.json().meta.validUntil).getTime()).toBeGreaterThan(Date.now());
    expect(response.json().data.contentProperties.product.price).toMatchObject({
      final: { amount: 6900, currency: 'PLN' },
      regular: { amount: 8900 },
    });
  });

  test('a page at the address of a product comes first, and is about it', async () => {
    await put('/products/RL-4', aProduct('Len', 'olejek-len'));
    expect((await get('/olejek-len')).json().data.title).toBe('Len');
    await publish({
      type: 'product',
      title: 'Olejek roku',
      urlPath: '/olejek-len',
      document: aDocument({ type: 'product', title: 'Olejek roku' }),
    });
    const { data } = (await get('/olejek-len')).json();
    expect(data).toMatchObject({ title: 'Olejek roku', contentProperties: { product: { sku: 'RL-4' } } });
  });

  test('a page of its own keeps the theme that its editors gave it', async () => {
    await put('/lines/iskra', { name: 'Iskra', theme: 'u20' });
    await put('/products/RL-8', aProduct('Skra', 'krem-skra', { line: 'iskra', categories: [] }));
    await publish({
      type: 'product',
      title: 'Skra',
      urlPath: '/krem-skra',
      document: aDocument({ type: 'product', title: 'Skra' }),
    });
    expect((await get('/krem-skra')).json().meta.theme).toBe('default');
  });

  test('what names neither product nor category is not found', async () => {
    expect((await get('/krem-ktorego-nie-ma')).statusCode).toBe(404);
    expect((await get('/szablon-produktu')).statusCode).toBe(404);
  });

  test('a template opens in the editor with an entity to look at', async () => {
    const { items } = (await staff.inject({ url: '/staff/pages?type=product&search=szablon' })).json();
    const opened = (await staff.inject({ url: `/staff/pages/${items[0].id}` })).json();
    expect(opened.current).toMatchObject({ kind: 'product', product: { sku: expect.stringMatching(/^RL-/) } });
    const document = aDocument({}, list('wybrane', { kind: 'selected', skus: ['RL-2', 'RL-404'] }));
    const related = await staff.inject({ method: 'POST', url: '/staff/related', payload: { document } });
    expect(Object.keys(related.json().related.products)).toEqual(['RL-2']);
  });

  test('another node tells of the change as well', async () => {
    const other = await buildTestApp(dialect, { databaseUrl: app.config.databaseUrl });
    const amount = async () => (await other.inject('/registry/krem-rosa')).json().data.contentProperties.product.price;
    expect(await amount()).toMatchObject({ final: { amount: 8900 } });
    await put('/variants/krem-rosa-50/price', { currency: 'PLN', regular: 7700 });
    await expect.poll(amount, { timeout: 30_000 }).toMatchObject({ final: { amount: 7700 } });
  });
});
