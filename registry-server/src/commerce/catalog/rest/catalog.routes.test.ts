import { describe, expect, test } from 'vitest';
import { aProduct, aVariant } from '../../../testing/a-catalogue.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { faultsAgainst } from '../../../testing/closed-schema.ts';
import { dialects } from '../../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../../testing/staff-client.ts';
import { restProductsSchema } from '../product-card.schema.ts';

const BASE = '/staff/catalogue';
const put = (staff: StaffClient, path: string, payload: object) =>
  staff.inject({ method: 'PUT', url: BASE + path, payload });
const get = (staff: StaffClient, path: string) => staff.inject({ method: 'GET', url: BASE + path });

describe.each(dialects)('the catalogue’s API on $name', (dialect) => {
  async function aShop() {
    const app = await buildTestApp(dialect);
    return { app, publisher: await signedIn(app, 'publisher') };
  }

  test('gives cards of products by sku, in the order asked', async () => {
    const { app, publisher } = await aShop();
    for (const sku of ['A', 'B'])
      expect((await put(publisher, `/products/${sku}`, aProduct(sku))).statusCode).toBe(200);
    const response = await app.inject('/products?sku=B,missing,A');
    expect(response.json().data.products.map(({ sku }: { sku: string }) => sku)).toEqual(['B', 'A']);
    const many = await app.inject(`/products?sku=${Array.from({ length: 101 }, (_, index) => `S${index}`).join(',')}`);
    expect([many.statusCode, many.json().details.faults[0].rule]).toEqual([422, 'maxItems']);
  });

  test('tells other channels what to keep of a product, its prices and shades', async () => {
    const { app, publisher } = await aShop();
    const shade = (sku: string, label: string, regular: number, stock: number) =>
      aVariant({
        sku,
        colour: { code: sku.toLowerCase(), label, hex: '#A63A3A' },
        prices: { PLN: { regular } },
        stock,
      });
    const variants = [shade('A-1', 'Malwa', 4900, 3), shade('A-2', 'Głóg', 5900, 0)];
    expect((await put(publisher, '/products/A', aProduct('A', { variants }))).statusCode).toBe(200);
    const answer = (await app.inject('/products?sku=A')).json();
    expect(faultsAgainst(restProductsSchema, answer)).toEqual([]);
    expect(answer.data.products[0]).toMatchObject({
      id: expect.any(Number),
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      priceRange: { minimum: { amount: 4900, currency: 'PLN' }, maximum: { amount: 5900, currency: 'PLN' } },
      variantSelector: [
        { sku: 'A-1', label: 'Malwa', hex: '#A63A3A', urlPath: '/krem-a?sku=A-1', inStock: true },
        { sku: 'A-2', label: 'Głóg', hex: '#A63A3A', urlPath: '/krem-a?sku=A-2', inStock: false },
      ],
    });
  });

  test('leads from products to those that were chosen to go with them, and refuses any other action', async () => {
    const { app, publisher } = await aShop();
    const links = { complementary: ['B', 'C'], recommended: ['D'] };
    for (const [sku, changes] of [
      ['A', links],
      ['B', { complementary: ['A', 'C'] }],
      ['C', {}],
      ['D', {}],
    ] as const) {
      expect((await put(publisher, `/products/${sku}`, aProduct(sku, changes as object))).statusCode).toBe(200);
    }
    const skus = async (query: string) => {
      const answer = await app.inject(`/products?${query}`);
      return answer.json().data.products.map(({ sku }: { sku: string }) => sku);
    };
    expect(await skus('sku=A,B&action=complementary')).toEqual(['C']);
    expect(await skus('sku=A&action=recommendation')).toEqual(['D']);
    expect(await skus('sku=A&action=cards')).toEqual(['A']);
    const refused = await app.inject('/products?sku=A&action=kup');
    expect([refused.statusCode, refused.json().details.faults[0].path]).toEqual([422, '/action']);
  });

  test('builds tree, brands and lines from what was written', async () => {
    const { publisher } = await aShop();
    await put(publisher, '/categories', { path: 'twarz', name: 'Twarz', position: 2 });
    await put(publisher, '/categories', { path: 'cialo', name: 'Ciało', position: 1 });
    await put(publisher, '/categories', { path: 'twarz/kremy', name: 'Kremy', description: 'Na dzień.' });
    const reserved = await put(publisher, '/categories', { path: 'newsletter/archiwum', name: 'Archiwum' });
    expect(reserved.json().details.faults).toMatchObject([{ path: '/path', rule: 'reserved' }]);
    expect((await put(publisher, '/brands/rosa', { name: 'Rosa i Len' })).statusCode).toBe(204);
    expect((await put(publisher, '/lines/iskra', { name: 'Iskra', theme: 'u20', colour: '#5B2BD6' })).statusCode).toBe(
      204,
    );
    expect((await get(publisher, '/categories')).json()).toMatchObject([
      { path: 'cialo', children: [] },
      { path: 'twarz', children: [{ path: 'twarz/kremy', description: 'Na dzień.', position: 0 }] },
    ]);
    expect((await get(publisher, '/brands')).json()).toMatchObject({ items: [{ code: 'rosa' }], total: 1 });
    expect((await get(publisher, '/brands')).json().items).toEqual([{ code: 'rosa', name: 'Rosa i Len' }]);
    expect((await get(publisher, '/lines')).json()).toMatchObject({ items: [{ code: 'iskra', theme: 'u20' }] });
  });

  test('a new category never takes the place of another', async () => {
    const { publisher } = await aShop();
    const make = (name: string) => put(publisher, '/categories', { path: 'usta', name, isNew: true });
    expect((await make('Usta')).statusCode).toBe(200);
    const refused = await make('Inne');
    expect([refused.statusCode, refused.json().details.faults]).toMatchObject([
      422,
      [{ path: '/path', rule: 'unique' }],
    ]);
    expect((await get(publisher, '/categories')).json()).toMatchObject([{ path: 'usta', name: 'Usta' }]);
    expect((await put(publisher, '/categories', { path: 'usta', name: 'Makijaż ust' })).statusCode).toBe(200);
    expect((await get(publisher, '/categories')).json()).toMatchObject([{ path: 'usta', name: 'Makijaż ust' }]);
  });

  test('a brand has a page of its own, and no logo that is not there', async () => {
    const { publisher } = await aShop();
    const brand = { name: 'Rosa i Len', urlPath: '/o-nas' };
    expect((await put(publisher, '/brands/rosa', brand)).statusCode).toBe(204);
    expect((await get(publisher, '/brands')).json().items).toEqual([{ code: 'rosa', ...brand }]);
    const refused = await put(publisher, '/brands/rosa', { ...brand, logo: 404 });
    expect(refused.json().details.faults).toMatchObject([{ path: '/logo', rule: 'reference' }]);
    expect((await put(publisher, '/brands/rosa', { name: 'Rosa', urlPath: 'https://a.pl' })).statusCode).toBe(422);
  });

  test('finds products by name, code, line and brand, with or without Polish letters', async () => {
    const { publisher } = await aShop();
    await put(publisher, '/lines/swit', { name: 'Świt' });
    await put(publisher, '/brands/rosa', { name: 'Rosa i Len' });
    await put(
      publisher,
      '/products/RL-1',
      aProduct('RL-1', { name: 'Krem z płatków róży', line: 'swit', brand: 'rosa' }),
    );
    const ean = '5909990100071';
    await put(publisher, '/products/RL-2', aProduct('RL-2', { name: 'Żel', variants: [aVariant({ sku: 'X9', ean })] }));
    const found = async (search: string) => {
      const { items } = (await get(publisher, `/products?search=${encodeURIComponent(search)}`)).json();
      return items.map(({ sku }: { sku: string }) => sku).join();
    };
    expect(await found('krem róż')).toBe('RL-1');
    expect(await found('PLATKOW')).toBe('RL-1');
    expect(await found('swit krem')).toBe('RL-1');
    expect(await found('rosa')).toBe('RL-1');
    expect(await found('zel')).toBe('RL-2');
    expect(await found('x9')).toBe('RL-2');
    expect(await found('59099901')).toBe('RL-2');
    expect(await found('rl-1')).toBe('RL-1');
    expect(await found('rem')).toBe('');
    expect(await found('')).toBe('RL-1,RL-2');
  });

  test('narrows the list by category, line and brand, page by page', async () => {
    const { publisher } = await aShop();
    await put(publisher, '/categories', { path: 'twarz', name: 'Twarz' });
    for (const sku of ['A', 'B', 'C'])
      await put(publisher, `/products/${sku}`, aProduct(sku, { categories: ['twarz'] }));
    await put(publisher, '/products/D', aProduct('D'));
    const list = (await get(publisher, '/products?category=twarz&pageSize=2&page=2')).json();
    expect(list).toMatchObject({ total: 3, page: 2, pageSize: 2, items: [{ sku: 'C' }] });
    expect((await get(publisher, '/products?line=swit')).json().total).toBe(0);
    expect((await get(publisher, '/products?brand=rosa')).json().total).toBe(0);
    expect((await get(publisher, '/products?sort=newest')).json().items[0].sku).toBe('D');
  });

  test('gives products of which something is sold out or nearly so, and those that were withdrawn', async () => {
    const { publisher } = await aShop();
    const stocked = (sku: string, ...stocks: readonly number[]) =>
      aProduct(sku, { variants: stocks.map((stock, at) => aVariant({ sku: `${sku}-${at}`, stock })) });
    await put(publisher, '/products/A', stocked('A', 40, 0));
    await put(publisher, '/products/B', stocked('B', 40, 5));
    await put(publisher, '/products/C', stocked('C', 6));
    await put(publisher, '/products/D', { ...stocked('D', 0), isActive: false });
    const skus = async (state: string) =>
      (await get(publisher, `/products?state=${state}`)).json().items.map(({ sku }: { sku: string }) => sku);
    expect(await skus('sold-out')).toEqual(['A']);
    expect(await skus('low-stock')).toEqual(['B']);
    expect(await skus('withdrawn')).toEqual(['D']);
  });

  test('gives the products of some skus, their own or of their variants, withdrawn ones among them', async () => {
    const { publisher } = await aShop();
    await put(
      publisher,
      '/products/A',
      aProduct('A', { variants: [aVariant({ sku: 'A-1' }), aVariant({ sku: 'A-2' })] }),
    );
    await put(publisher, '/products/B', aProduct('B', { isActive: false, variants: [aVariant({ sku: 'B-1' })] }));
    await put(publisher, '/products/B-10', aProduct('B-10'));
    const skus = async (named: string) =>
      (await get(publisher, `/products?skus=${named}`)).json().items.map(({ sku }: { sku: string }) => sku);
    expect(await skus('A')).toEqual(['A']);
    expect(await skus('B-1,A-2,A-1,missing')).toEqual(['A', 'B']);
    expect(await skus('missing')).toEqual([]);
    const tooMany = await get(publisher, `/products?skus=${Array.from({ length: 101 }, (_, at) => `S${at}`).join()}`);
    expect([tooMany.statusCode, tooMany.json().details.faults[0].path]).toEqual([422, '/skus']);
  });
});
