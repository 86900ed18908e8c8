import { LISTING_SORTS, type ListingQuery } from '@witryna/module-schemas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCatalogue, aCategory, aProduct, aVariant, recordedTags } from '../../../testing/a-catalogue.ts';
import { dialects } from '../../../testing/dialects.ts';
import { createTranslationsStore } from '../translations/translations.store.ts';

const query = (changes: Partial<ListingQuery> = {}): ListingQuery => ({
  kind: 'category',
  key: 'twarz',
  page: 1,
  pageSize: 10,
  sort: 'position',
  ...changes,
});

describe.each(dialects)('lists of products on $name', ({ openDatabase }) => {
  async function aShelf() {
    const catalogue = aCatalogue(await openDatabase());
    await catalogue.putCategories('twarz', 'twarz/kremy', 'twarz/kremy/na-noc', 'cialo');
    const put = async (
      sku: string,
      changes: Parameters<typeof aProduct>[1] & { price?: number; priceEur?: number } = {},
    ) => {
      const { price, priceEur, ...product } = changes;
      const prices = {
        ...(price !== undefined && { PLN: { regular: price } }),
        ...(priceEur !== undefined && { EUR: { regular: priceEur } }),
      };
      await catalogue.products.put(
        sku,
        aProduct(sku, { categories: ['twarz'], variants: [aVariant({ sku: `${sku}-v`, prices })], ...product }),
      );
      catalogue.clock.now = new Date(catalogue.clock.now.getTime() + 1000);
    };
    const list = async (changes: Partial<ListingQuery> = {}, currency = 'PLN', language?: string) =>
      catalogue.catalog.listing(query(changes), { currency, ...(language !== undefined && { language }) });
    return { ...catalogue, put, list };
  }

  test('of a category hold what lies in it and below it, once', async () => {
    const { put, list } = await aShelf();
    await put('A', { categories: ['twarz', 'twarz/kremy'] });
    await put('B', { categories: ['twarz/kremy/na-noc'] });
    await put('C', { categories: ['cialo'] });
    expect(await list({ key: 'twarz' })).toMatchObject({ skus: ['A', 'B'], total: 2 });
    expect(await list({ key: 'twarz/kremy' })).toMatchObject({ skus: ['A', 'B'], total: 2 });
    expect(await list({ key: 'twarz/kremy/na-noc' })).toMatchObject({ skus: ['B'], total: 1 });
    expect(await list({ key: 'nieznana' })).toMatchObject({ skus: [], total: 0 });
  });

  test('of a brand in a category hold what is in both, in the order of the category', async () => {
    const { groups, put, list } = await aShelf();
    await groups.putBrand('rosa', { name: 'Rosa i Len' });
    await put('A', { brand: 'rosa', categories: ['twarz/kremy'], position: 2 });
    await put('B', { brand: 'rosa', categories: ['cialo'] });
    await put('C', { categories: ['twarz/kremy'] });
    await put('D', { brand: 'rosa', categories: ['twarz/kremy'], position: 1 });
    const kind = 'brandAndCategory';
    expect(await list({ kind, key: 'rosa/twarz/kremy' })).toMatchObject({ skus: ['D', 'A'], total: 2 });
    expect(await list({ kind, key: 'rosa/twarz/kremy', pageSize: 1, page: 2 })).toMatchObject({
      skus: ['A'],
      total: 2,
    });
    expect(await list({ kind, key: 'rosa/nieznana' })).toMatchObject({ skus: [], total: 0 });
    expect(await list({ kind, key: 'obca/twarz' })).toMatchObject({ skus: [], total: 0 });
  });

  test('by name are in the order of the names that a site shows', async () => {
    const { db, put, list } = await aShelf();
    await put('A', { name: 'Żel' });
    await put('B', { name: 'Łąka' });
    await put('C', { name: 'Mgła' });
    const translations = createTranslationsStore(db);
    await translations.put('en', [
      { kind: 'product', key: 'A', name: 'Gel' },
      { kind: 'product', key: 'B', name: 'Ämber' },
      { kind: 'product', key: 'C', summary: 'A mist' },
    ]);
    await translations.put('cs', [{ kind: 'product', key: 'B', name: 'Čaj' }]);
    await translations.put('de', [{ kind: 'category', key: 'twarz', name: 'Gesicht' }]);
    const names = async (language?: string, changes: Partial<ListingQuery> = {}) =>
      (await list({ sort: 'name', ...changes }, 'EUR', language)).skus.join('');
    expect(await names()).toBe('BCA');
    expect(await names('pl-PL')).toBe('BCA');
    expect(await names('en-US')).toBe('BAC');
    expect(await names('de-DE')).toBe('BAC');
    expect(await names('cs-CZ')).toBe('BAC');
    await translations.put('cs', [{ kind: 'product', key: 'A', name: 'Cukr' }]);
    expect(await names('cs-CZ')).toBe('ABC');
    expect(await names('cs-CZ', { page: 2, pageSize: 2 })).toBe('C');
  });

  test('of a line and of a brand hold what belongs to it', async () => {
    const { groups, put, list } = await aShelf();
    await groups.putLine('swit', { name: 'Świt', theme: 'default' });
    await groups.putBrand('rosa', { name: 'Rosa i Len' });
    await put('A', { line: 'swit' });
    await put('B', { brand: 'rosa' });
    await put('C', { line: 'swit', brand: 'rosa' });
    expect(await list({ kind: 'line', key: 'swit' })).toMatchObject({ skus: ['A', 'C'], total: 2 });
    expect(await list({ kind: 'brand', key: 'rosa' })).toMatchObject({ skus: ['B', 'C'], total: 2 });
  });

  test('of what goes with a product, or is recommended with it, keep the order in which it was chosen, without what is not there', async () => {
    const { put, list } = await aShelf();
    await put('A', { complementary: ['C', 'missing', 'B', 'D'], recommended: ['D', 'missing', 'C'] });
    for (const sku of ['B', 'C', 'D']) await put(sku);
    expect(await list({ kind: 'complementary', key: 'A' })).toMatchObject({ skus: ['C', 'B', 'D'], total: 3 });
    expect(await list({ kind: 'complementary', key: 'A', pageSize: 2, page: 2 })).toMatchObject({
      skus: ['D'],
      total: 3,
    });
    expect(await list({ kind: 'recommendation', key: 'A' })).toMatchObject({ skus: ['D', 'C'], total: 2 });
    expect(await list({ kind: 'complementary', key: 'missing' })).toMatchObject({ skus: [], total: 0 });
  });

  test('of what is in a set are the products of its variants, each once, without what is not sold', async () => {
    const { put, list } = await aShelf();
    await put('B');
    await put('C', { variants: [aVariant({ sku: 'C-small' }), aVariant({ sku: 'C-large' })] });
    await put('D', { isActive: false });
    await put('SET', { contents: ['C-large', 'missing', 'D-v', 'B-v', 'C-small'] });
    expect(await list({ kind: 'contents', key: 'SET' })).toMatchObject({ skus: ['C', 'B'], total: 2 });
    expect(await list({ kind: 'contents', key: 'B' })).toMatchObject({ skus: [], total: 0 });
  });

  test('stand in the order asked for', async () => {
    const { put, list } = await aShelf();
    await put('A', { name: 'Łąka', position: 2, price: 5000 });
    await put('B', { name: 'Lilia', position: 1, price: 9000 });
    await put('C', { name: 'ćma', position: 3, price: 7000 });
    await put('D', { name: 'Cis', position: 1 });
    const skus = async (sort: ListingQuery['sort']) => (await list({ sort })).skus.join('');
    expect(await skus('position')).toBe('BDAC');
    expect(await skus('newest')).toBe('DCBA');
    expect(await skus('name')).toBe('DCBA');
    // D has no price in this currency: it stands last, whichever way round.
    expect(await skus('price-asc')).toBe('ACBD');
    expect(await skus('price-desc')).toBe('BCAD');
  });

  test('are ordered by prices of the currency asked for', async () => {
    const { put, list } = await aShelf();
    await put('A', { price: 5000, priceEur: 2000 });
    await put('B', { price: 6000, priceEur: 1000 });
    expect((await list({ sort: 'price-asc' }, 'PLN')).skus).toEqual(['A', 'B']);
    expect((await list({ sort: 'price-asc' }, 'EUR')).skus).toEqual(['B', 'A']);
  });

  test('follow prices that begin and end by themselves, and say until when they hold', async () => {
    const { products, clock, put, list } = await aShelf();
    await put('A', { price: 5000 });
    await put('B', { price: 9000 });
    await products.setPrice('B-v', {
      currency: 'PLN',
      regular: 9000,
      special: 1000,
      specialFrom: '2026-11-25',
      specialTo: '2026-11-25',
    });
    const before = await list({ sort: 'price-asc' });
    expect([before.skus, before.validUntil]).toEqual([['A', 'B'], new Date('2026-11-24T23:00:00Z')]);
    clock.now = new Date('2026-11-25T00:00:00Z');
    const during = await list({ sort: 'price-asc' });
    expect([during.skus, during.validUntil]).toEqual([['B', 'A'], new Date('2026-11-25T23:00:00Z')]);
    clock.now = new Date('2026-11-26T00:00:00Z');
    const after = await list({ sort: 'price-asc' });
    expect([after.skus, after.validUntil]).toEqual([['A', 'B'], undefined]);
    expect((await list({ sort: 'position' })).validUntil).toBeUndefined();
  });

  test('show each product on exactly one page, whatever the order', async () => {
    const { put, list } = await aShelf();
    const all = Array.from({ length: 11 }, (_, index) => `P${index}`);
    for (const [index, sku] of all.entries())
      await put(sku, { name: 'Krem', position: index % 2, price: 1000 * (index % 3 || 1) });
    for (const sort of LISTING_SORTS) {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ sort, page, pageSize: 3 })));
      expect([sort, pages.flatMap(({ skus }) => skus).sort()]).toEqual([sort, [...all].sort()]);
      expect(pages.map(({ total }) => total)).toEqual([11, 11, 11, 11]);
    }
    expect((await list({ page: 99 })).skus).toEqual([]);
  });

  test('count for a category what is in it and below it', async () => {
    const { catalog, put } = await aShelf();
    await put('A', { categories: ['twarz/kremy'] });
    await put('B', { categories: ['twarz', 'cialo'] });
    expect(
      (await catalog.categories(['twarz', 'twarz/kremy', 'cialo'])).map(({ productCount }) => productCount),
    ).toEqual([2, 1, 1]);
  });
});

describe.each(dialects)('categories on $name', ({ openDatabase }) => {
  test('know those above and those right below, in the order of the menu', async () => {
    const { catalog, categories, putCategories } = aCatalogue(await openDatabase());
    await putCategories('twarz', 'twarz/kremy');
    await categories.put(aCategory('twarz/serum', { name: 'Serum', position: 1 }));
    await categories.put(aCategory('twarz/kremy', { name: 'Kremy', position: 2, description: 'Na dzień i na noc.' }));
    await categories.put(aCategory('twarz/kremy/na-noc', { name: 'Na noc' }));
    expect(await catalog.findCategoryByPath('twarz/kremy')).toEqual({
      path: 'twarz/kremy',
      name: 'Kremy',
      urlPath: '/twarz/kremy',
      description: 'Na dzień i na noc.',
      productCount: 0,
      children: [{ path: 'twarz/kremy/na-noc', name: 'Na noc', urlPath: '/twarz/kremy/na-noc' }],
      ancestors: [{ path: 'twarz', name: 'twarz', urlPath: '/twarz' }],
    });
    const [top] = await catalog.categories(['twarz']);
    expect(top?.children.map(({ path }) => path)).toEqual(['twarz/serum', 'twarz/kremy']);
    expect(await catalog.findCategoryByPath('nieznana')).toBeUndefined();
  });

  test('need the one above', async () => {
    const { categories } = aCatalogue(await openDatabase());
    await expect(categories.put(aCategory('twarz/kremy'))).rejects.toMatchObject({
      status: 422,
      details: { faults: [{ path: '/path', rule: 'reference' }] },
    });
  });

  test('tell the pages of those above and below, which carry their name', async () => {
    const { db, categories, putCategories } = aCatalogue(await openDatabase());
    await putCategories('twarz', 'twarz/kremy', 'twarz/kremy/na-noc', 'twarze');
    await categories.put(aCategory('twarz/kremy', { name: 'Kremy' }));
    expect((await recordedTags(db)).at(-1)).toEqual([
      'category:twarz/kremy',
      'category:twarz',
      'category:twarz/kremy/na-noc',
    ]);
  });
});

test('every list of a random catalogue is ordered as its prices are', async () => {
  const [sqlite] = dialects;
  const { products, catalog, putCategories } = aCatalogue(await (sqlite as NonNullable<typeof sqlite>).openDatabase());
  await putCategories('twarz');
  const amounts = fc.sample(fc.integer({ min: 100, max: 300 }), 30);
  for (const [index, regular] of amounts.entries()) {
    const variants = [aVariant({ sku: `P${index}-v`, prices: { PLN: { regular } } })];
    await products.put(`P${index}`, aProduct(`P${index}`, { categories: ['twarz'], variants }));
  }
  const { skus } = await catalog.listing(query({ sort: 'price-desc', pageSize: 30 }), { currency: 'PLN' });
  const cards = await catalog.summaries(skus, { currency: 'PLN' });
  const shown = cards.products.map(({ price }) => price?.final.amount ?? 0);
  expect(shown).toEqual(amounts.toSorted((one, other) => other - one));
});
