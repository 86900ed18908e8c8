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

describe.each(dialects)('prices on $name', ({ openDatabase }) => {
  async function aPricedProduct(variants = [aVariant({ sku: 'V' })]) {
    const catalogue = aCatalogue(await openDatabase());
    await catalogue.products.put('RL-1', aProduct('RL-1', { variants }));
    // A reduction in the very moment in which the goods appear would have nothing before it.
    catalogue.clock.now = new Date('2026-11-20T13:00:00Z');
    const card = async (currency = 'PLN') => (await catalogue.catalog.summaries(['RL-1'], { currency })).products[0];
    const validUntil = async () => (await catalogue.catalog.summaries(['RL-1'], { currency: 'PLN' })).validUntil;
    return { ...catalogue, card, validUntil };
  }

  test('begin and end by themselves, and say when', async () => {
    const { products, clock, card, validUntil } = await aPricedProduct();
    await products.setPrice('V', {
      currency: 'PLN',
      regular: 8900,
      special: 6900,
      specialFrom: '2026-11-23',
      specialTo: '2026-11-30',
    });
    expect((await card())?.price?.final).toEqual(pln(8900));
    expect(await validUntil()).toEqual(new Date('2026-11-22T23:00:00Z'));
    clock.now = new Date('2026-11-22T23:00:00Z');
    expect((await card())?.price).toEqual({
      final: pln(6900),
      regular: pln(8900),
      lowest30: pln(8900),
      discountPercent: 22,
    });
    // The last day belongs to the reduction.
    expect(await validUntil()).toEqual(new Date('2026-11-30T23:00:00Z'));
    clock.now = new Date('2026-11-30T23:00:00Z');
    expect((await card())?.price).toEqual({ final: pln(8900), regular: pln(8900) });
    expect(await validUntil()).toBeUndefined();
  });

  test('remember the lowest of 30 days, also one that lasted an hour', async () => {
    const { products, clock, card } = await aPricedProduct();
    clock.now = new Date('2026-12-01T10:00:00Z');
    await products.setPrice('V', { currency: 'PLN', regular: 5900 });
    clock.now = new Date('2026-12-01T11:00:00Z');
    await products.setPrice('V', { currency: 'PLN', regular: 9900 });
    clock.now = new Date('2026-12-20T10:00:00Z');
    await products.setPrice('V', { currency: 'PLN', regular: 9900, special: 7900 });
    expect((await card())?.price).toEqual({ final: pln(7900), regular: pln(9900), lowest30: pln(5900) });
  });

  test('keep their reference while the same reduction goes on, whatever is saved beside it', async () => {
    const { products, clock, card } = await aPricedProduct();
    await products.setPrice('V', { currency: 'PLN', regular: 8900, special: 6900 });
    clock.now = new Date('2027-01-20T10:00:00Z');
    await products.setPrice('V', { currency: 'PLN', regular: 9500, special: 6900 });
    await products.put(
      'RL-1',
      aProduct('RL-1', { variants: [aVariant({ sku: 'V', prices: { PLN: { regular: 9500, special: 6900 } } })] }),
    );
    expect((await card())?.price?.lowest30).toEqual(pln(8900));
  });

  test('take over the history of the shop before, once', async () => {
    const { db, products, catalog } = aCatalogue(await openDatabase());
    const body = aProduct('RL-1', {
      variants: [aVariant({ sku: 'V', prices: { PLN: { regular: 8900, special: 6900, specialFrom: '2026-11-10' } } })],
      priceHistory: [
        { variantSku: 'V', currency: 'PLN', amount: 8900, from: '2026-02-02', to: '2026-10-19' },
        { variantSku: 'V', currency: 'PLN', amount: 7900, from: '2026-10-20', to: '2026-10-22' },
        { variantSku: 'V', currency: 'PLN', amount: 8900, from: '2026-10-23', to: '2026-11-09' },
      ],
    });
    await products.put('RL-1', body);
    await products.put('RL-1', body);
    const [product] = (await catalog.summaries(['RL-1'], { currency: 'PLN' })).products;
    expect(product?.price).toMatchObject({ final: pln(6900), lowest30: pln(7900), discountPercent: 12 });
    expect(await db.selectFrom('price_history').select('id').execute()).toHaveLength(4);
  });

  test('are rows of each currency, never converted', async () => {
    const { products, card } = await aPricedProduct();
    expect((await card('EUR'))?.price).toBeUndefined();
    await products.setPrice('V', { currency: 'EUR', regular: 2100 });
    expect((await card('EUR'))?.price?.final).toEqual({ amount: 2100, currency: 'EUR' });
    expect((await card('PLN'))?.price?.final).toEqual(pln(8900));
  });

  test('on a card are of the cheapest variant that can be had', async () => {
    const { products, card } = await aPricedProduct([
      aVariant({ sku: 'small', prices: { PLN: { regular: 4900 } } }),
      aVariant({ sku: 'large', prices: { PLN: { regular: 8900 } } }),
    ]);
    expect(await card()).toMatchObject({ price: { final: pln(4900) }, priceVaries: true, inStock: true });
    await products.setStock('small', 0);
    expect(await card()).toMatchObject({ price: { final: pln(8900) }, priceVaries: true, inStock: true });
    await products.setStock('large', 0);
    expect(await card()).toMatchObject({ price: { final: pln(4900) }, inStock: false });
  });

  test('lend the sale badge to a product only while one of them is reduced', async () => {
    const { products, clock, card } = await aPricedProduct();
    const body = aProduct('RL-1', { flags: { isSale: true, isNatural: true }, variants: [aVariant({ sku: 'V' })] });
    await products.put('RL-1', body);
    expect((await card())?.flags).toEqual({ isNatural: true });
    await products.setPrice('V', { currency: 'PLN', regular: 8900, special: 6900, specialTo: '2026-11-21' });
    expect((await card())?.flags).toEqual({ isSale: true, isNatural: true });
    clock.now = new Date('2026-11-22T10:00:00Z');
    expect((await card())?.flags).toEqual({ isNatural: true });
  });

  test('and stock of a variant tell its product and the lists that it is in', async () => {
    const { db, products, putCategories } = aCatalogue(await openDatabase());
    await putCategories('twarz');
    await products.put('RL-1', aProduct('RL-1', { categories: ['twarz'] }));
    const { id } = await db.selectFrom('product_variant').select('id').executeTakeFirstOrThrow();
    expect(await products.setPrice('RL-1-50', { currency: 'PLN', regular: 7900 })).toBe(true);
    expect(await products.setStock('RL-1-50', 3)).toBe(true);
    expect((await recordedTags(db)).slice(-2)).toEqual([
      ['product:RL-1', 'category:twarz'],
      [`stock.changed:${id}`, 'product:RL-1', 'category:twarz'],
    ]);
    expect(await products.setStock('missing', 3)).toBe(false);
    expect(await products.setPrice('missing', { currency: 'PLN', regular: 1 })).toBe(false);
  });

  test('set by many at once are all in the history', async () => {
    const { db, products } = await aPricedProduct();
    const amounts = Array.from({ length: 8 }, (_, index) => 5000 + index);
    await Promise.all(amounts.map((regular) => products.setPrice('V', { currency: 'PLN', regular })));
    const history = await db.selectFrom('price_history').select('regular').execute();
    expect(history.map(({ regular }) => regular).sort()).toEqual([...amounts, 8900].sort());
  });
});
