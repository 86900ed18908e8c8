import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { aCatalogue, aMediaFile, aProduct, aVariant, recordedTags } from '../../../testing/a-catalogue.ts';
import { dialects } from '../../../testing/dialects.ts';
import { UrlKeyTaken, VariantSkuTaken } from '../catalog.errors.ts';
import { findConflicts } from './product-conflicts.ts';

const pln = (amount: number) => ({ amount, currency: 'PLN' });

describe.each(dialects)('products on $name', ({ openDatabase }) => {
  const catalogue = async () => aCatalogue(await openDatabase());

  test('come back as they were written', async () => {
    const { db, products, groups, catalog, putCategories } = await catalogue();
    await putCategories('twarz', 'twarz/serum');
    await groups.putLine('swit', { name: 'Świt', theme: 'default' });
    const manufacturer = { name: 'Rosa i Len sp. z o.o.', address: 'ul. Lniana 7', email: 'b@rosailen.example' };
    await groups.putBrand('rosa', { name: 'Rosa i Len', manufacturer });
    const image = await aMediaFile(db, 'serum');
    const malwa = { code: 'malwa', label: 'Malwa', hex: '#A63A3A' };
    await products.put(
      'RL-1',
      aProduct('RL-1', {
        name: 'Serum z lnem',
        urlKey: 'serum-z-lnem',
        brand: 'rosa',
        line: 'swit',
        categories: ['twarz/serum'],
        summary: 'Zajawka',
        description: ['Raz.', 'Dwa.'],
        inci: ['Aqua'],
        application: 'day',
        pao: '6M',
        warnings: ['Nie połykać.'],
        flags: { isNew: true },
        images: [image],
        variants: [aVariant({ sku: 'RL-1-30', size: { value: 30, unit: 'ml' }, colour: malwa, stock: 2 })],
      }),
    );
    const { product } = (await catalog.details('RL-1', { currency: 'PLN' })) ?? {};
    expect(product).toEqual({
      sku: 'RL-1',
      name: 'Serum z lnem',
      urlPath: '/serum-z-lnem',
      summary: 'Zajawka',
      taxClass: 23,
      inStock: true,
      line: { code: 'swit', name: 'Świt' },
      brand: { code: 'rosa', name: 'Rosa i Len' },
      images: [expect.objectContaining({ id: image })],
      flags: { isNew: true },
      price: { final: pln(8900), regular: pln(8900), unit: { price: pln(29667), per: '100\u00a0ml' } },
      priceVaries: false,
      variants: [
        {
          sku: 'RL-1-30',
          inStock: true,
          remaining: 2,
          size: { value: 30, unit: 'ml' },
          colour: malwa,
          price: { final: pln(8900), regular: pln(8900), unit: { price: pln(29667), per: '100\u00a0ml' } },
        },
      ],
      categories: ['twarz/serum'],
      description: ['Raz.', 'Dwa.'],
      benefits: [],
      usage: [],
      inci: ['Aqua'],
      application: 'day',
      skinType: [],
      certifications: [],
      pao: '6M',
      complementary: [],
      safety: {
        manufacturer: manufacturer.name,
        address: 'ul. Lniana 7',
        email: 'b@rosailen.example',
        warnings: ['Nie połykać.'],
      },
    });
    expect(await catalog.findByUrlKey('serum-z-lnem')).toBe('RL-1');
  });

  test('are the same after the same body was sent again', async () => {
    const { db, products, catalog } = await catalogue();
    const body = aProduct('RL-1', { variants: [aVariant({ sku: 'RL-1-30' }), aVariant({ sku: 'RL-1-50' })] });
    await products.put('RL-1', body);
    const before = await catalog.details('RL-1', { currency: 'PLN' });
    await products.put('RL-1', body);
    expect(await catalog.details('RL-1', { currency: 'PLN' })).toEqual(before);
    for (const table of ['product', 'product_variant', 'product_price', 'price_history', 'stock'] as const) {
      const { count } = await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      expect([table, count]).toEqual([table, table === 'product' ? 1 : 2]);
    }
  });

  test('sent many times at once are one product', async () => {
    const { products, catalog } = await catalogue();
    const skus = Array.from({ length: 10 }, (_, at) => `RL-${at}`);
    for (const sku of skus) await Promise.all([1, 2, 3, 4].map(() => products.put(sku, aProduct(sku))));
    expect((await catalog.summaries(skus, { currency: 'PLN' })).products).toHaveLength(skus.length);
  });

  test('that another request has just written are no conflict with themselves', async () => {
    const { db, products } = await catalogue();
    await products.put('RL-1', aProduct('RL-1'));
    // As a writer sees it who looked for the product before it was there.
    const entries = [{ sku: 'RL-1', input: aProduct('RL-1') }];
    expect(await inTransaction(db, (trx) => findConflicts(trx, entries, new Map()))).toEqual(new Map());
  });

  test('lose the variants that a new body leaves out, but not the history of their prices', async () => {
    const { db, products, catalog } = await catalogue();
    const [small, large] = [aVariant({ sku: 'S' }), aVariant({ sku: 'L' })];
    await products.put('RL-1', aProduct('RL-1', { variants: [small, large] }));
    await products.put('RL-1', aProduct('RL-1', { variants: [large] }));
    const [product] = (await catalog.summaries(['RL-1'], { currency: 'PLN' })).products;
    expect(product?.variants.map(({ sku }) => sku)).toEqual(['L']);
    const history = await db.selectFrom('price_history').select('variantSku').orderBy('id').execute();
    expect(history.map(({ variantSku }) => variantSku)).toEqual(['S', 'L']);
  });

  test('keep one address each', async () => {
    const { products, catalog } = await catalogue();
    await products.put('RL-1', aProduct('RL-1', { urlKey: 'krem' }));
    await expect(products.put('RL-2', aProduct('RL-2', { urlKey: 'krem' }))).rejects.toBeInstanceOf(UrlKeyTaken);
    expect(await catalog.details('RL-2', { currency: 'PLN' })).toBeUndefined();
  });

  test('keep their variants to themselves', async () => {
    const { products, catalog } = await catalogue();
    await products.put('RL-1', aProduct('RL-1'));
    const thief = aProduct('RL-2', { variants: [aVariant({ sku: 'RL-2-50' }), aVariant({ sku: 'RL-1-50' })] });
    const refusal = products.put('RL-2', thief);
    await expect(refusal).rejects.toBeInstanceOf(VariantSkuTaken);
    await expect(refusal).rejects.toMatchObject({ details: { faults: [{ path: '/variants/1/sku' }] } });
    expect((await catalog.summaries(['RL-1', 'RL-2'], { currency: 'PLN' })).products.map(({ sku }) => sku)).toEqual([
      'RL-1',
    ]);
  });

  test('leave a redirect on every site when their address changes', async () => {
    const { db, products } = await catalogue();
    const site = await db
      .insertInto('site')
      .values({
        code: 'pl',
        name: 'Rosa i Len',
        locale: 'pl-PL',
        language: 'pl',
        currency: 'PLN',
        domain: 'rosailen.example',
        address: 'https://rosailen.example',
        basePath: '/',
        isDefault: true,
        details: '{}',
        settings: JSON.stringify({ general: {}, staticRouting: {} }),
        updatedAt: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await products.put('RL-1', aProduct('RL-1', { urlKey: 'krem' }));
    await products.put('RL-1', aProduct('RL-1', { urlKey: 'krem-na-dzien' }));
    expect(await db.selectFrom('redirect').select(['siteId', 'slug', 'target', 'code']).execute()).toEqual([
      { siteId: site.id, slug: 'krem', target: '/krem-na-dzien', code: 301 },
    ]);
  });

  test('tell what shows them, also what does no longer', async () => {
    const { db, products, groups, putCategories } = await catalogue();
    await putCategories('twarz', 'twarz/kremy', 'cialo');
    await groups.putLine('swit', { name: 'Świt', theme: 'default' });
    await products.put('RL-1', aProduct('RL-1', { categories: ['twarz/kremy'], line: 'swit' }));
    await products.put('RL-1', aProduct('RL-1', { categories: ['cialo'] }));
    const reported = (await recordedTags(db)).slice(-2).map((tags) => tags.sort());
    expect(reported[0]).toEqual(['category:twarz', 'category:twarz/kremy', 'line:swit', 'product:RL-1']);
    expect(reported[1]).toEqual([
      'category:cialo',
      'category:twarz',
      'category:twarz/kremy',
      'line:swit',
      'product:RL-1',
    ]);
  });

  test('tell nothing when they were refused', async () => {
    const { db, products } = await catalogue();
    await expect(products.put('RL-1', aProduct('RL-1', { brand: 'nieznana' }))).rejects.toThrow();
    expect(await recordedTags(db)).toEqual([]);
  });

  test('are asked for in any number with the same number of queries, and answered in the order asked', async () => {
    const { products, catalog } = await catalogue();
    for (const sku of ['A', 'B', 'C']) await products.put(sku, aProduct(sku));
    const { products: found } = await catalog.summaries(['C', 'missing', 'A', 'C'], { currency: 'PLN' });
    expect(found.map(({ sku }) => sku)).toEqual(['C', 'A']);
    expect((await catalog.summaries([], { currency: 'PLN' })).products).toEqual([]);
  });
});
