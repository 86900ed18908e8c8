import { PRODUCT_FLAGS, type ProductFlag } from '@witryna/module-schemas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OptionFacet, ProductFilters, ProductQuery } from '../commerce/catalog/index.ts';
import { createTranslationsStore } from '../commerce/catalog/translations/translations.store.ts';
import { aProduct, aVariant } from '../testing/a-catalogue.ts';
import { aSearch } from '../testing/a-search.ts';
import { dialects } from '../testing/dialects.ts';

const page = { currency: 'PLN', page: 1, pageSize: 50 } as const;
const price = (amount: number) => ({ PLN: { regular: amount } });

describe.each(dialects)('lists from the index on $name', ({ openDatabase }) => {
  async function aShelf() {
    const shop = await aSearch(await openDatabase());
    await shop.putCategories('twarz', 'twarz/kremy', 'cialo');
    await shop.groups.putBrand('rosa', { name: 'Rosa' });
    await shop.groups.putLine('swit', { name: 'Świt', theme: 'default' });
    const put = async (sku: string, changes: Parameters<typeof aProduct>[1] = {}) => {
      await shop.products.put(sku, aProduct(sku, changes));
      shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    };
    const list = (query: Partial<ProductQuery> = {}) => shop.search.listProducts({ ...page, ...query });
    const skus = async (filters: ProductFilters, query: Partial<ProductQuery> = {}) =>
      (await list({ filters, ...query })).skus;
    return { ...shop, put, list, skus };
  }

  test('hold what lies in a category and below it', async () => {
    const { put, skus, list } = await aShelf();
    await put('A', { categories: ['twarz/kremy'] });
    await put('B', { categories: ['cialo'] });
    expect(await skus({ options: { category: ['twarz'] } })).toEqual(['A']);
    expect(await skus({ options: { category: ['twarz', 'cialo'] } })).toEqual(['A', 'B']);
    expect(await skus({ options: { category: ['nieznana'] } })).toEqual([]);
    const { facets } = await list({ withFacets: true });
    const id = facets?.options.category.find(({ value }) => value === 'cialo')?.id ?? 0;
    expect(await skus({ categoryIds: [id] })).toEqual(['B']);
  });

  test('are narrowed by every filter', async () => {
    const { put, skus } = await aShelf();
    const colour = { code: 'mak', label: 'Mak', hex: '#ff0000' };
    await put('ALL', {
      brand: 'rosa',
      line: 'swit',
      skinType: ['dry'],
      certifications: ['vegan'],
      application: 'night',
      flags: { isNew: true },
      variants: [aVariant({ sku: 'ALL-1', colour, size: { value: 4.2, unit: 'g' }, prices: price(5_000) })],
    });
    await put('NONE', { variants: [aVariant({ sku: 'NONE-1', stock: 0, prices: price(9_000) })] });
    const chosen: Partial<Record<OptionFacet, string>> = {
      brand: 'rosa',
      line: 'swit',
      skinType: 'dry',
      certification: 'vegan',
      application: 'night',
      colour: 'mak',
      size: '4,2 g',
    };
    for (const [facet, value] of Object.entries(chosen)) {
      expect(await skus({ options: { [facet]: [value, 'inne'] } }), facet).toEqual(['ALL']);
      expect(await skus({ options: { [facet]: ['inne'] } }), facet).toEqual([]);
    }
    expect(await skus({ flags: { isNew: true } })).toEqual(['ALL']);
    expect(await skus({ flags: { isNew: false } })).toEqual(['NONE']);
    expect(await skus({ inStock: true })).toEqual(['ALL']);
    expect(await skus({ inStock: false })).toEqual(['NONE']);
    expect(await skus({ price: { from: 5_000, to: 5_000 } })).toEqual(['ALL']);
    expect(await skus({ price: { from: 5_001 } })).toEqual(['NONE']);
    expect(await skus({ skus: ['NONE', 'X'] })).toEqual(['NONE']);
    expect(await skus({ urlKeys: ['krem-all'] })).toEqual(['ALL']);
    expect(await skus({ name: 'kremy ALL' })).toEqual(['ALL']);
    expect(await skus({ description: 'krem' })).toEqual([]);
  });

  test('by name are in the order of the names that a site shows, also after changes', async () => {
    const { db, put, list, follow } = await aShelf();
    await put('A', { name: 'Żel' });
    await put('B', { name: 'Łąka' });
    await put('C', { name: 'Mgła' });
    const translations = createTranslationsStore(db);
    const names = async (language?: string, direction: 'asc' | 'desc' = 'asc') => {
      const { skus } = await list({ sort: { by: 'name', direction }, ...(language !== undefined && { language }) });
      return skus.join('');
    };
    expect([await names(), await names('en'), await names('de-DE')]).toEqual(['BCA', 'BCA', 'BCA']);
    await translations.put('en', [
      { kind: 'product', key: 'A', name: 'Gel' },
      { kind: 'product', key: 'C', name: 'Ämber' },
    ]);
    await follow();
    expect([await names(), await names('en'), await names('de-DE')]).toEqual(['BCA', 'CAB', 'CAB']);
    await translations.put('cs', [
      { kind: 'product', key: 'A', name: 'Čaj' },
      { kind: 'product', key: 'B', name: 'Cukr' },
    ]);
    await follow();
    expect([await names(), await names('en'), await names('cs-CZ')]).toEqual(['BCA', 'CAB', 'CBA']);
    expect(await names('cs-CZ', 'desc')).toBe('ABC');
    await translations.put('cs', [{ kind: 'product', key: 'A', summary: 'Bez jména' }]);
    await follow();
    expect(await names('cs-CZ')).toBe('CBA');
  });

  test('count options as if their own facet had nothing chosen', async () => {
    const { put, list } = await aShelf();
    const variants = (sku: string, amount: number, value: number) => [
      aVariant({ sku: `${sku}-1`, prices: price(amount), size: { value, unit: 'ml' } }),
    ];
    await put('A', { skinType: ['dry', 'oily'], variants: variants('A', 1_000, 50), flags: { isNew: true } });
    await put('B', { skinType: ['dry'], variants: variants('B', 2_000, 5) });
    await put('C', { skinType: ['oily'], variants: variants('C', 3_000, 50) });
    const { facets, skus } = await list({
      withFacets: true,
      filters: { options: { skinType: ['dry'] }, price: { to: 2_500 } },
    });
    expect(skus).toEqual(['A', 'B']);
    expect(facets?.options.skinType).toEqual([
      { value: 'dry', label: 'dry', count: 2 },
      { value: 'oily', label: 'oily', count: 1 },
    ]);
    expect(facets?.options.size.map(({ value, count }) => [value, count])).toEqual([
      ['5 ml', 1],
      ['50 ml', 1],
    ]);
    expect(facets?.price).toMatchObject({ min: 1_000, max: 2_000 });
    expect(facets?.flags.isNew).toBe(1);
    expect(facets?.inStock).toBe(2);
  });

  test('are sorted, cut into pages, and lose nobody on the way', async () => {
    const { put, list } = await aShelf();
    const cheap = [aVariant({ sku: 'C-1', prices: price(1_000) })];
    await put('A', { name: 'Żel', position: 1, variants: [aVariant({ sku: 'A-1', prices: price(3_000) })] });
    await put('B', {
      name: 'Łopian',
      position: 1,
      variants: [aVariant({ sku: 'B-1', prices: { EUR: { regular: 1 } } })],
    });
    await put('C', { name: 'Ćma', position: 0, variants: cheap });
    await put('D', { name: 'Zebra', position: 2, variants: [aVariant({ sku: 'D-1', prices: price(1_000) })] });
    const sorted = async (sort: NonNullable<ProductQuery['sort']>, pageSize = 50) => {
      const pages = [];
      for (let at = 1; at <= Math.ceil(4 / pageSize); at += 1)
        pages.push(...(await list({ sort, pageSize, page: at })).skus);
      return pages.join('');
    };
    for (const pageSize of [1, 3, 50]) {
      expect(await sorted({ by: 'position' }, pageSize)).toBe('CABD');
      expect(await sorted({ by: 'name' }, pageSize)).toBe('CBDA');
      expect(await sorted({ by: 'name', direction: 'desc' }, pageSize)).toBe('ADBC');
      expect(await sorted({ by: 'newest' }, pageSize)).toBe('DCBA');
      expect(await sorted({ by: 'price' }, pageSize)).toBe('CDAB');
      expect(await sorted({ by: 'price', direction: 'desc' }, pageSize)).toBe('ADCB');
    }
    expect(await list({ page: 3, pageSize: 2 })).toMatchObject({ skus: [], total: 4 });
  });

  test('follow prices that change by themselves', async () => {
    const { put, list, clock } = await aShelf();
    const special = { regular: 9_000, special: 1_000, specialFrom: '2026-11-27', specialTo: '2026-11-30' };
    await put('A', { flags: { isSale: true }, variants: [aVariant({ sku: 'A-1', prices: { PLN: special } })] });
    await put('B', { variants: [aVariant({ sku: 'B-1', prices: price(5_000) })] });
    const cheapest = () => list({ sort: { by: 'price' }, withFacets: true });
    expect(await cheapest()).toMatchObject({ skus: ['B', 'A'], validUntil: new Date('2026-11-26T23:00:00Z') });
    expect((await cheapest()).facets?.flags.isSale).toBe(0);
    clock.now = new Date('2026-11-26T23:00:00Z');
    expect(await cheapest()).toMatchObject({ skus: ['A', 'B'], validUntil: new Date('2026-11-30T23:00:00Z') });
    expect((await cheapest()).facets?.flags.isSale).toBe(1);
    expect((await list({ filters: { flags: { isSale: true } } })).skus).toEqual(['A']);
    clock.now = new Date('2026-11-30T23:00:00Z');
    const after = await cheapest();
    expect(after.skus).toEqual(['B', 'A']);
    expect(after.validUntil).toBeUndefined();
  });

  test('drop a certificate on the day after its last', async () => {
    const { put, skus, manager, clock, errors } = await aShelf();
    const certificates = [{ code: 'vegan', number: '1', issuer: 'V', validUntil: '2026-11-25' }];
    await put('A', { certifications: ['vegan'], certificates });
    const vegan = () => skus({ options: { certification: ['vegan'] } });
    expect(await vegan()).toEqual(['A']);
    clock.now = new Date('2026-11-25T23:00:00Z');
    await manager.refresh(manager.takeDue());
    expect(await vegan()).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('agree with counting one by one, whatever is chosen', async () => {
    const { put, list, catalog } = await aShelf();
    const skins = ['dry', 'oily', 'all'];
    for (let at = 0; at < 24; at += 1) {
      await put(`P${at}`, {
        categories: at % 3 === 0 ? ['twarz/kremy'] : at % 3 === 1 ? ['cialo'] : [],
        skinType: skins.filter((_, place) => (at >> place) % 2 === 0),
        flags: { isNew: at % 4 === 0, isBestseller: at % 5 === 0 },
        ...(at % 2 === 0 && { brand: 'rosa' }),
        variants: [aVariant({ sku: `P${at}-1`, stock: at % 6, prices: price(1_000 + (at % 7) * 500) })],
      });
    }
    const all = await catalog.selected({ skus: Array.from({ length: 24 }, (_, at) => `P${at}`) }, { currency: 'PLN' });
    const paths = new Map(
      await Promise.all(
        all.products.map(
          async ({ sku }) =>
            [sku, (await catalog.details(sku, { currency: 'PLN' }))?.product.categories ?? []] as const,
        ),
      ),
    );
    type Product = (typeof all.products)[number];
    const optionsOf = (product: Product): Partial<Record<OptionFacet, readonly string[]>> => ({
      category: (paths.get(product.sku) ?? []).flatMap((path) => (path.includes('/') ? [path, 'twarz'] : [path])),
      skinType: product.texts.skinType,
      brand: product.brand ? [product.brand.code] : [],
    });
    const amountOf = ({ variants }: Product) => variants[0]?.price?.regular ?? 0;
    const passes = (product: Product, { options = {}, flags = {}, price: range, inStock }: ProductFilters) =>
      Object.entries(options).every(([facet, values]) =>
        values.some((value) => optionsOf(product)[facet as OptionFacet]?.includes(value)),
      ) &&
      Object.entries(flags).every(([flag, value]) => (product.flags[flag as ProductFlag] ?? false) === value) &&
      (inStock === undefined || product.variants.some(({ sellable }) => sellable > 0) === inStock) &&
      (!range ||
        (amountOf(product) >= (range.from ?? 0) && amountOf(product) <= (range.to ?? Number.POSITIVE_INFINITY)));

    const chosen = fc.record<ProductFilters>(
      {
        options: fc.record(
          {
            category: fc.subarray(['twarz', 'twarz/kremy', 'cialo'], { minLength: 1 }),
            skinType: fc.subarray(skins, { minLength: 1 }),
            brand: fc.constant(['rosa']),
          },
          { requiredKeys: [] },
        ),
        flags: fc.record({ isNew: fc.boolean(), isBestseller: fc.boolean() }, { requiredKeys: [] }),
        price: fc.record(
          { from: fc.constantFrom(1_000, 2_000), to: fc.constantFrom(2_500, 9_000) },
          { requiredKeys: [] },
        ),
        inStock: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(chosen, async (filters) => {
        const { skus, total, facets } = await list({ filters, withFacets: true });
        const expected = all.products.filter((product) => passes(product, filters));
        expect(skus.toSorted()).toEqual(expected.map(({ sku }) => sku).toSorted());
        expect(total).toBe(expected.length);
        for (const facet of ['category', 'skinType', 'brand'] as const) {
          const { [facet]: _own, ...others } = filters.options ?? {};
          const open = all.products.filter((product) => passes(product, { ...filters, options: others }));
          for (const { value, count } of facets?.options[facet] ?? []) {
            expect([facet, value, count]).toEqual([
              facet,
              value,
              open.filter((product) => optionsOf(product)[facet]?.includes(value)).length,
            ]);
          }
          const values = new Set(open.flatMap((product) => optionsOf(product)[facet] ?? []));
          expect(new Set(facets?.options[facet].filter(({ count }) => count > 0).map(({ value }) => value))).toEqual(
            values,
          );
        }
        for (const flag of PRODUCT_FLAGS) {
          const { [flag]: _own, ...others } = filters.flags ?? {};
          const open = all.products.filter((product) => passes(product, { ...filters, flags: others }));
          expect([flag, facets?.flags[flag]]).toEqual([flag, open.filter((product) => product.flags[flag]).length]);
        }
        const { inStock: _stock, ...anyStock } = filters;
        const open = all.products.filter((product) => passes(product, anyStock));
        expect(facets?.inStock).toBe(open.filter((product) => passes(product, { inStock: true })).length);
        const { price: _price, ...anyPrice } = filters;
        const amounts = all.products.filter((product) => passes(product, anyPrice)).map(amountOf);
        expect(facets?.price?.min).toBe(amounts.length > 0 ? Math.min(...amounts) : undefined);
        expect(facets?.price?.ranges.reduce((sum, { count }) => sum + count, 0) ?? 0).toBe(amounts.length);
      }),
      { numRuns: 60 },
    );
  });
});
