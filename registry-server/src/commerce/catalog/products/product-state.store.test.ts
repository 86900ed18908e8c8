import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { aCatalogue, aProduct, aVariant, recordedTags } from '../../../testing/a-catalogue.ts';
import { aDocument } from '../../../testing/a-document.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../../testing/staff-client.ts';

const list = { kind: 'category', key: 'twarz', page: 1, pageSize: 10 } as const;

describe.each(dialects)('a product that is withdrawn on $name', ({ openDatabase }) => {
  async function aShop() {
    const shop = aCatalogue(await openDatabase());
    await shop.putCategories('twarz');
    for (const sku of ['A', 'B']) await shop.products.put(sku, aProduct(sku, { categories: ['twarz'] }));
    const skusIn = async (sort: 'position' | 'price-asc') =>
      (await shop.catalog.listing({ ...list, sort }, { currency: 'PLN' })).skus;
    return { ...shop, skusIn };
  }

  test('is in no list, at no address and on no card, and comes back as it was', async () => {
    const { products, catalog, skusIn } = await aShop();
    expect(await products.setState('A', { isActive: false })).toBe(true);
    expect(await skusIn('position')).toEqual(['B']);
    expect(await skusIn('price-asc')).toEqual(['B']);
    expect((await catalog.listing({ ...list, sort: 'position' }, { currency: 'PLN' })).total).toBe(1);
    expect((await catalog.categories(['twarz']))[0]?.productCount).toBe(1);
    expect(await catalog.findByUrlKey('krem-a')).toBeUndefined();
    expect(await catalog.details('A', { currency: 'PLN' })).toBeUndefined();
    expect((await catalog.summaries(['A', 'B'], { currency: 'PLN' })).products.map(({ sku }) => sku)).toEqual(['B']);
    const { products: forStaff } = await catalog.summaries(['A', 'B'], { currency: 'PLN' }, { withWithdrawn: true });
    expect(forStaff.map(({ sku, isWithdrawn }) => [sku, isWithdrawn])).toEqual([
      ['A', true],
      ['B', undefined],
    ]);

    await products.setState('A', { isActive: true });
    expect(await skusIn('price-asc')).toEqual(['A', 'B']);
    expect(await catalog.findByUrlKey('krem-a')).toBe('A');
  });

  test('is told under its own tag and those of its lists', async () => {
    const { db, products } = await aShop();
    await products.setState('A', { isActive: false });
    expect((await recordedTags(db)).at(-1)).toEqual(['product:A', 'category:twarz']);
  });

  test('stays withdrawn for lists when its price changes', async () => {
    const { products, skusIn } = await aShop();
    await products.setState('A', { isActive: false });
    await products.setPrice('A-50', { currency: 'PLN', regular: 100 });
    expect(await skusIn('price-asc')).toEqual(['B']);
  });

  test.each([
    ['catalog', true, true],
    ['search', false, true],
    ['hidden', false, false],
  ] as const)(
    'a product visible in %s is listed: %s, and has an address: %s',
    async (visibility, isListed, hasAddress) => {
      const { products, catalog, skusIn } = await aShop();
      await products.put('A', aProduct('A', { categories: ['twarz'], visibility }));
      expect((await skusIn('position')).includes('A')).toBe(isListed);
      expect((await catalog.findByUrlKey('krem-a')) !== undefined).toBe(hasAddress);
      expect((await catalog.summaries(['A'], { currency: 'PLN' })).products).toHaveLength(1);
    },
  );

  test('a product that is removed leaves its price history, and its skus to others', async () => {
    const { db, products, catalog } = await aShop();
    await products.remove('A');
    await products.remove('A');
    expect(await catalog.details('A', { currency: 'PLN' })).toBeUndefined();
    const history = await db
      .selectFrom('price_history')
      .select('variantSku')
      .where('variantSku', '=', 'A-50')
      .execute();
    expect(history).toHaveLength(1);
    expect((await recordedTags(db)).at(-1)).toEqual(['product:A', 'category:twarz']);
    await products.put('C', aProduct('C', { variants: [aVariant({ sku: 'A-50' })] }));
    expect((await catalog.summaries(['C'], { currency: 'PLN' })).products).toHaveLength(1);
  });
});

describe.each(dialects)('the address of a product that is gone on $name', (dialect) => {
  let app: App;
  let staff: StaffClient;
  const product = (sku: string) =>
    staff.inject({ method: 'PUT', url: `/staff/catalogue/products/${sku}`, payload: aProduct(sku) });
  const state = (sku: string, payload: object) =>
    staff.inject({ method: 'PUT', url: `/staff/catalogue/products/${sku}/state`, payload });

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    staff = await signedIn(app, 'publisher');
    const template = { urlPath: '/szablon', title: 'Szablon', isTemplate: true, type: 'product' } as const;
    const document = aDocument({ type: 'product', title: 'Szablon' });
    const created = await staff.inject({ method: 'POST', url: '/staff/pages', payload: { ...template, document } });
    const { page } = created.json();
    await staff.inject({ method: 'POST', url: `/staff/pages/${page.id}/publish`, payload: { version: 1 } });
  });

  test('is not found, or leads elsewhere, at once', async () => {
    await product('A');
    expect((await app.inject('/registry/krem-a')).statusCode).toBe(200);
    expect((await state('A', { isActive: false })).statusCode).toBe(204);
    expect((await app.inject('/registry/krem-a')).statusCode).toBe(404);
    await state('A', { isActive: false, redirectTo: '/twarz' });
    const gone = await app.inject('/registry/krem-a');
    expect([gone.statusCode, gone.json()]).toEqual([
      410,
      expect.objectContaining({ redirectTo: '/twarz', redirectionCode: 303 }),
    ]);
    await state('A', { isActive: true });
    expect((await app.inject('/registry/krem-a')).statusCode).toBe(200);
  });

  test('of one that was removed leads elsewhere as well', async () => {
    await product('B');
    const url = '/staff/catalogue/products/B?redirectTo=/nowosci';
    expect((await staff.inject({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await app.inject('/registry/krem-b')).json()).toMatchObject({ redirectTo: '/nowosci' });
  });

  test('leads to an own path and not to itself; an unknown product is not found', async () => {
    await product('C');
    const refused = await Promise.all(
      ['/krem-c', '//evil.example', 'https://evil.example'].map((redirectTo) =>
        state('C', { isActive: false, redirectTo }),
      ),
    );
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
    expect((await app.inject('/registry/krem-c')).statusCode).toBe(200);
    expect((await state('NONE', { isActive: false })).statusCode).toBe(404);
  });
});
