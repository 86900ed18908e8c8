import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { recordChange } from '../events/outbox.ts';
import { aProduct, aVariant } from '../testing/a-catalogue.ts';
import { aSearch } from '../testing/a-search.ts';
import { dialects } from '../testing/dialects.ts';
import { fillIndex } from './building/fill-index.ts';
import { createDocumentReader } from './documents/read-documents.ts';
import { createChangeFollower } from './follow-changes.ts';
import { createIndexManager } from './index-manager.ts';
import { queryWords } from './text/tokenize.ts';

describe.each(dialects)('the index on $name', ({ openDatabase }) => {
  async function aShop() {
    const shop = await aSearch(await openDatabase());
    await shop.manager.rebuild();
    const find = async (phrase: string) =>
      (await shop.search.listProducts({ currency: 'PLN', phrase, page: 1, pageSize: 100 })).skus;
    const put = async (sku: string, changes: Parameters<typeof aProduct>[1] = {}) => {
      await shop.products.put(sku, aProduct(sku, changes));
      await shop.follow();
    };
    return { ...shop, find, put };
  }

  test('follows a product that is written, changed, withdrawn and removed', async () => {
    const { put, find, products, follow } = await aShop();
    await put('A', { name: 'Krem różany' });
    expect(await find('krem')).toEqual(['A']);
    await put('A', { name: 'Balsam różany' });
    expect(await find('krem')).toEqual([]);
    expect(await find('balsam')).toEqual(['A']);
    await put('A', { name: 'Balsam różany', isActive: false });
    expect(await find('balsam')).toEqual([]);
    await put('A', { name: 'Balsam różany' });
    expect(await find('balsam')).toEqual(['A']);
    await products.remove('A');
    await follow();
    expect(await find('balsam')).toEqual([]);
  });

  test('follows price and stock without moving the product', async () => {
    const { put, products, follow, manager, search } = await aShop();
    await put('A', { variants: [aVariant({ sku: 'A-1', prices: { PLN: { regular: 1_000 } } })] });
    await put('B', { variants: [aVariant({ sku: 'B-1', prices: { PLN: { regular: 2_000 } } })] });
    const before = manager.index?.slots.size;
    await products.setPrice('A-1', { currency: 'PLN', regular: 3_000 });
    await products.setStock('B-1', 0);
    await follow();
    const list = await search.listProducts({ currency: 'PLN', sort: { by: 'price' }, page: 1, pageSize: 9 });
    expect(list.skus).toEqual(['B', 'A']);
    const inStock = await search.listProducts({ currency: 'PLN', filters: { inStock: true }, page: 1, pageSize: 9 });
    expect(inStock.skus).toEqual(['A']);
    expect(manager.index?.slots.size).toBe(before);
  });

  test('counts whole lists as they are, whatever was counted before', async () => {
    const { put, products, follow, search, clock } = await aShop();
    clock.now = new Date('2026-11-24T12:00:00Z');
    const discounted = { PLN: { regular: 3_000, special: 500, specialFrom: '2026-11-25' } };
    await put('A', { variants: [aVariant({ sku: 'A-1', prices: { PLN: { regular: 1_000 } } })] });
    await put('B', { variants: [aVariant({ sku: 'B-1', prices: discounted })] });
    const query = { currency: 'PLN', filters: {} };
    const expectCounted = async () => {
      const { total, facets } = await search.listProducts({ ...query, page: 1, pageSize: 1, withFacets: true });
      const whole = await search.wholeList(query);
      expect(whole).toEqual({ total, facets });
      return whole;
    };
    expect(await expectCounted()).toMatchObject({
      total: 2,
      facets: { inStock: 2, price: { min: 1_000, max: 3_000 } },
    });
    expect(await search.wholeList(query)).toBe(await search.wholeList(query));
    await products.setStock('B-1', 0);
    await follow();
    expect(await expectCounted()).toMatchObject({ facets: { inStock: 1 } });
    clock.now = new Date('2026-11-25T12:00:00Z');
    expect(await expectCounted()).toMatchObject({ facets: { price: { min: 500 } } });
    await products.setPrice('A-1', { currency: 'PLN', regular: 2_000 });
    await follow();
    expect(await expectCounted()).toMatchObject({ facets: { price: { max: 2_000 } } });
    await put('C', {});
    await follow();
    expect(await expectCounted()).toMatchObject({ total: 3 });
  });

  test('follows the name of a category, brand or line into its products', async () => {
    const { put, find, groups, categories, putCategories, follow, search } = await aShop();
    await putCategories('twarz');
    await groups.putBrand('rosa', { name: 'Rosa' });
    await put('A', { name: 'Serum', categories: ['twarz'], brand: 'rosa' });
    await categories.put({ path: 'twarz', name: 'Lico', position: 0 });
    await groups.putBrand('rosa', { name: 'Poziomka' });
    await follow();
    expect(await find('lico')).toEqual(['A']);
    expect(await find('poziomki')).toEqual(['A']);
    expect(await find('rosa')).toEqual([]);
    const { facets } = await search.listProducts({ currency: 'PLN', page: 1, pageSize: 1, withFacets: true });
    expect(facets?.options.brand).toMatchObject([{ value: 'rosa', label: 'Poziomka', count: 1 }]);
  });

  test('is built anew while it serves, and misses nothing that happens meanwhile', async () => {
    const { put, find, manager, products, follow, search } = await aShop();
    for (let at = 0; at < 120; at += 1) await products.put(`P${at}`, aProduct(`P${at}`, { name: 'Krem' }));
    await follow();
    const rebuilding = search.rebuild();
    const changing = (async () => {
      await put('P0', { name: 'Mydło' });
      await put('P119', { name: 'Mydło' });
      await put('NEW', { name: 'Mydło' });
      await products.remove('P60');
      await follow();
    })();
    expect(search.status()).toMatchObject({ version: 1, isBuilding: true });
    expect((await find('krem')).length).toBeGreaterThan(0);
    await Promise.all([rebuilding, changing]);
    await manager.refresh([]);
    expect(search.status()).toMatchObject({ version: 2, isBuilding: false, products: 120 });
    expect((await find('mydło')).toSorted()).toEqual(['NEW', 'P0', 'P119']);
    expect(await find('krem')).toHaveLength(100);
    expect((await find('krem')).includes('P60')).toBe(false);
  });

  test('is built anew when staff ask for it, when a change was missed, and when one names no product', async () => {
    const { db, manager, follow, search } = await aShop();
    const versionAfter = async (tags: readonly string[]) => {
      await inTransaction(db, (trx) => recordChange(trx, tags));
      await follow();
      await manager.ensure();
      return search.status().version;
    };
    expect(await versionAfter(['page:1'])).toBe(1);
    expect(await versionAfter(['search:index'])).toBe(2);
    expect(await versionAfter(['product:*'])).toBe(3);
    const follower = createChangeFollower(manager, () => {});
    await follower({ number: 7, tags: [] });
    await follower({ number: 8, tags: [] });
    expect(search.status().isBuilding).toBe(false);
    await follower({ number: 10, tags: [] });
    expect(search.status().isBuilding).toBe(true);
    await manager.ensure();
  });

  test('is built once more when something happened meanwhile that names no product', async () => {
    const { db, clock, categories, products, putCategories } = await aShop();
    await putCategories('twarz');
    await products.put('A', aProduct('A', { name: 'Serum', categories: ['twarz'] }));
    const reader = createDocumentReader(db, () => clock.now);
    const [hasRead, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const buildIndex = async () => {
      const index = await fillIndex(reader, () => undefined);
      hasRead.resolve();
      await mayEnd.promise;
      return index;
    };
    const manager = createIndexManager({ buildIndex, reader, now: () => clock.now });
    const building = manager.rebuild();
    await hasRead.promise;
    await categories.put({ path: 'twarz', name: 'Lico', position: 0 });
    await createChangeFollower(manager, () => {})({ number: 1, tags: ['category:twarz', 'category:*'] });
    mayEnd.resolve();
    await building;
    await expect.poll(() => manager.isBuilding).toBe(false);
    expect(manager.status.version).toBe(2);
    expect(manager.index?.text.vocabulary.find('lico')).toBeDefined();
  });

  test('finds every product by each of its own words', async () => {
    const { find, products, follow } = await aShop();
    const word = fc.constantFrom(
      ...'krem żel mgła pędzel róża lnem nawilżająca 50ml SPF50 wegańskie Łódź na po zażółć Q10 świt'.split(' '),
    );
    const names = fc.array(fc.array(word, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(names, async (lists) => {
        run += 1;
        const skus = lists.map((_, at) => `R${run}-${at}`);
        for (const [at, words] of lists.entries()) {
          await products.put(skus[at] as string, aProduct(skus[at] as string, { name: words.join(' ') }));
        }
        await follow();
        for (const [at, words] of lists.entries()) {
          for (const own of queryWords(words.join(' '))) expect(await find(own)).toContain(skus[at]);
          expect(await find(words.join(' '))).toContain(skus[at]);
        }
        for (const sku of skus) await products.remove(sku);
        await follow();
      }),
      { numRuns: 8 },
    );
  });
});

test('both engines give the same answers in the same order', async () => {
  const words = 'krem żel serum tonik balsam z do lnem różą miętą na noc dzień nawilżający kojąca suchej skóry'.split(
    ' ',
  );
  let state = 42;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const text = (length: number) => Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ');
  const inputs = Array.from({ length: 60 }, (_, at) =>
    aProduct(`P${at}`, { name: text(3), description: [text(8)], benefits: [text(2)], position: at % 5 }),
  );
  const phrases = [
    'krem',
    'kremy z lnem',
    'zel',
    'krme',
    'noc',
    'do skóry suchej',
    'nawilżającego kremu z różą',
    'lnem noc tonik',
    'ser',
  ];
  const answers = await Promise.all(
    dialects.map(async ({ openDatabase }) => {
      const { products, search } = await aSearch(await openDatabase(), { synonyms: 'serum, tonik' });
      for (const [at, input] of inputs.entries()) await products.put(`P${at}`, input);
      const lists = phrases.map((phrase) =>
        search.listProducts({ currency: 'PLN', phrase, page: 1, pageSize: 60, withFacets: true }),
      );
      return Promise.all([...lists, ...phrases.map((phrase) => search.suggest(phrase))]);
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.filter((answer) => 'total' in answer && answer.total === 0)).toEqual([]);
});
