import { describe, expect, test } from 'vitest';
import { aCatalogue, aProduct, aVariant, recordedTags } from '../../../testing/a-catalogue.ts';
import { dialects } from '../../../testing/dialects.ts';

const pln = (amount: number) => ({ amount, currency: 'PLN' });

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
