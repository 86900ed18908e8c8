import { LISTING_SORTS, type ListingFilters, type ListingQuery } from '@witryna/module-schemas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SearchNotReady } from '../../../search/index.ts';
import { aProduct, aVariant } from '../../../testing/a-catalogue.ts';
import { aSearch } from '../../../testing/a-search.ts';
import { aSite } from '../../../testing/a-site.ts';
import { dialects } from '../../../testing/dialects.ts';
import type { PublishedPage } from '../published-pages.ts';
import { createListingLoader } from './load-listing.ts';

const site = { ...aSite(), id: 1 } as Parameters<ReturnType<typeof createListingLoader>>[0];

const query = (changes: Partial<ListingQuery> = {}, chosen: ListingFilters = {}): ListingQuery => ({
  kind: 'category',
  key: 'twarz',
  page: 1,
  pageSize: 50,
  sort: 'position',
  filtering: { chosen },
  ...changes,
});

const aSet = (slug: string, contentProperties: object) =>
  ({ id: 1, slug, document: { contentProperties } }) as unknown as PublishedPage;

describe.each(dialects)('lists with filters on $name', ({ openDatabase }) => {
  async function aShelf(sets: readonly PublishedPage[] = []) {
    const shop = await aSearch(await openDatabase());
    await shop.putCategories('twarz', 'twarz/kremy', 'cialo');
    await shop.groups.putBrand('rosa', { name: 'Rosa' });
    await shop.groups.putBrand('len', { name: 'Len' });
    await shop.groups.putLine('swit', { name: 'Świt', theme: 'default' });
    await shop.groups.putLine('barwa', { name: 'Barwa', theme: 'default' });
    const pages = { findPublishedOfType: async () => [...sets] };
    const load = createListingLoader({ catalog: shop.catalog, search: shop.search, pages });
    const list = (changes: Partial<ListingQuery> = {}, chosen: ListingFilters = {}) =>
      load(site, query(changes, chosen));
    const put = async (sku: string, changes: Parameters<typeof aProduct>[1] = {}) => {
      await shop.products.put(sku, aProduct(sku, { categories: ['twarz'], ...changes }));
      shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    };
    return { ...shop, list, put, load };
  }

  test('have the order, total and pages of lists without filters', async () => {
    const { put, list, load } = await aShelf();
    for (let at = 0; at < 12; at += 1) {
      const regular = 1000 + (at % 3) * 500;
      await put(`P${at}`, {
        name: ['Żel', 'Łopian', 'Krem', 'Ćma'][at % 4] as string,
        position: (at * 7) % 5,
        line: at % 2 === 0 ? 'swit' : 'barwa',
        ...(at % 5 !== 0 && { brand: 'rosa' }),
        variants: [aVariant({ sku: `P${at}-1`, prices: { [at % 4 === 3 ? 'EUR' : 'PLN']: { regular } } })],
      });
    }
    for (const owner of [
      { kind: 'category', key: 'twarz' },
      { kind: 'line', key: 'swit' },
      { kind: 'brand', key: 'rosa' },
      { kind: 'category', key: 'nieznana' },
    ] as const) {
      for (const sort of LISTING_SORTS)
        for (const page of [1, 2, 3]) {
          const asked = { ...owner, sort, page, pageSize: 4 };
          const { filtering: _, ...plain } = query(asked);
          const { skus, total } = await load(site, plain);
          expect(await list(asked), `${owner.key} ${sort} ${page}`).toMatchObject({ skus, total, page, sort });
        }
    }
  });

  test('offer what there is to choose, with counts and labels, and keep its place when something is chosen', async () => {
    const { put, list } = await aShelf();
    const shade = (code: string) => ({ code, label: code.toUpperCase(), hex: '#a63a3a' });
    await put('A', { skinType: ['dry', 'oily'], line: 'swit', brand: 'rosa', flags: { isNew: true } });
    await put('B', { skinType: ['dry'], line: 'barwa', brand: 'rosa' });
    await put('C', {
      skinType: ['oily'],
      line: 'barwa',
      brand: 'rosa',
      variants: [aVariant({ sku: 'C-1', stock: 0, colour: shade('mak'), prices: { PLN: { regular: 9900 } } })],
    });
    const whole = await list();
    expect(whole.facets?.map(({ code }) => code)).toEqual(['skinType', 'line', 'colour', 'price', 'flags', 'inStock']);
    const skin = (facets: typeof whole.facets) => facets?.find(({ code }) => code === 'skinType');
    expect(skin(whole.facets)).toEqual({
      kind: 'options',
      code: 'skinType',
      label: 'Rodzaj cery',
      options: [
        { value: 'dry', label: 'Sucha', count: 2 },
        { value: 'oily', label: 'Tłusta', count: 2 },
      ],
    });
    expect(whole.facets).toContainEqual({
      kind: 'options',
      code: 'colour',
      label: 'Kolor',
      options: [{ value: 'mak', label: 'MAK', count: 1, hex: '#a63a3a' }],
    });

    const swit = await list({}, { options: { line: ['swit'] } });
    expect(swit).toMatchObject({ skus: ['A'], total: 1, filters: { options: { line: ['swit'] } } });
    expect(skin(swit.facets)).toMatchObject({ options: [{ count: 1 }, { count: 1 }] });
    const both = await list({}, { options: { line: ['barwa'], skinType: ['dry'] }, flags: ['isNew'] });
    expect(both).toMatchObject({ skus: [], total: 0 });
    expect(both.facets?.find(({ code }) => code === 'line')).toMatchObject({
      options: [
        { value: 'barwa', count: 0, isChosen: true },
        { value: 'swit', count: 1 },
      ],
    });
    expect((await list({}, { price: { from: 9900 } })).facets).toContainEqual(
      expect.objectContaining({ kind: 'price', from: 9900 }),
    );
    expect((await list({}, { inStock: true })).skus).toEqual(['A', 'B']);
  });

  test('offer what content says: the named one, else that of the category or the nearest above', async () => {
    const sets = [
      aSet('filtry/kremy', { filters: ['price', 'skinType'], categories: ['twarz/kremy'] }),
      aSet('filtry/twarz', { filters: ['line', 'flags'], flags: ['isNew'], categories: ['twarz'] }),
    ];
    const { put, list, putCategories } = await aShelf(sets);
    await putCategories('twarz/kremy/noc');
    const flags = { isNew: true, isBestseller: true };
    await put('A', { categories: ['twarz/kremy/noc'], line: 'swit', skinType: ['dry'], flags });
    await put('B', {
      categories: ['twarz/kremy/noc'],
      line: 'barwa',
      skinType: ['oily'],
      variants: [aVariant({ sku: 'B-1', prices: { PLN: { regular: 9_000 } } })],
    });
    const codes = async (changes: Partial<ListingQuery> = {}) => (await list(changes)).facets?.map(({ code }) => code);
    expect(await codes()).toEqual(['line', 'flags']);
    expect((await list()).facets?.[1]).toMatchObject({ options: [{ value: 'isNew' }] });
    expect(await codes({ key: 'twarz/kremy/noc' })).toEqual(['price', 'skinType']);
    expect(await codes({ filtering: { filterSet: 'filtry/kremy', chosen: {} } })).toEqual(['price', 'skinType']);
    expect(await codes({ filtering: { filterSet: '/nie-ma', chosen: {} } })).toEqual(['line', 'flags']);
    expect(await codes({ kind: 'line', key: 'swit' })).not.toContain('line');
    // What is not offered does not narrow.
    expect(await list({}, { options: { skinType: ['dry'] } })).toMatchObject({ total: 2, filters: {} });
  });

  test('count as many as the list has once the option is chosen', async () => {
    const { put, list } = await aShelf();
    for (let at = 0; at < 18; at += 1)
      await put(`P${at}`, {
        skinType: ['dry', 'oily', 'mature'].filter((_, place) => (at >> place) % 2 === 0),
        line: at % 3 === 0 ? 'swit' : 'barwa',
        flags: { isNew: at % 4 === 0 },
        variants: [aVariant({ sku: `P${at}-1`, stock: at % 6, prices: { PLN: { regular: 1_000 + at * 100 } } })],
      });
    const chosen = fc.record(
      { skin: fc.constantFrom(undefined, 'dry', 'mature'), isNew: fc.boolean(), inStock: fc.boolean() },
      { requiredKeys: ['skin', 'isNew', 'inStock'] },
    );
    await fc.assert(
      fc.asyncProperty(chosen, async ({ skin, isNew, inStock }) => {
        const filters: ListingFilters = {
          ...(skin !== undefined && { options: { skinType: [skin] } }),
          ...(isNew && { flags: ['isNew' as const] }),
          ...(inStock && { inStock: true as const }),
        };
        const { facets = [] } = await list({}, filters);
        for (const facet of facets) {
          if (facet.kind !== 'options' || facet.code !== 'line') continue;
          for (const { value, count } of facet.options) {
            const { total } = await list({}, { ...filters, options: { ...filters.options, line: [value] } });
            expect(count).toBe(total);
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  test('go without filters until the index stands', async () => {
    const shop = await aShelf();
    await shop.put('A');
    const now = new Date();
    const load = createListingLoader({
      catalog: shop.catalog,
      search: {
        listProducts: async () => {
          throw new SearchNotReady();
        },
        wholeList: async () => {
          throw new SearchNotReady();
        },
      },
      pages: { findPublishedOfType: async () => [] },
      now: () => now,
    });
    const list = await load(site, query({ pageSizes: [50] }, { inStock: true }));
    expect(list).toMatchObject({ skus: ['A'], total: 1, pageSizes: [50] });
    expect(list.facets).toBeUndefined();
    expect(list.validUntil).toEqual(new Date(now.getTime() + 5_000));
  });
});
