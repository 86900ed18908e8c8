import { describe, expect, test } from 'vitest';
import { aProduct } from '../testing/a-catalogue.ts';
import { aSearch } from '../testing/a-search.ts';
import { dialects } from '../testing/dialects.ts';
import { createSearchHistoryStore } from './history/search-history.store.ts';

describe.each(dialects)('suggestions on $name', ({ openDatabase }) => {
  async function aShop(synonyms = '') {
    const shop = await aSearch(await openDatabase(), { synonyms });
    const put = (sku: string, name: string, changes: Parameters<typeof aProduct>[1] = {}) =>
      shop.products.put(sku, aProduct(sku, { name, ...changes }));
    const products = async (phrase: string) => (await shop.search.suggest(phrase)).products.map(({ sku }) => sku);
    const searchFor = (phrase: string) => shop.search.listProducts({ currency: 'PLN', phrase, page: 1, pageSize: 8 });
    return { ...shop, put, suggested: products, searchFor };
  }

  test('begin with two letters, and take the last word for unfinished', async () => {
    const { put, suggested, search } = await aShop();
    await put('A', 'Krem do rąk z nagietkiem');
    await put('B', 'Żel „Łąka”');
    expect(await search.suggest('k')).toEqual({ products: [], categories: [], phrases: [] });
    expect(await suggested('kr')).toEqual(['A']);
    expect(await suggested('krem do r')).toEqual(['A']);
    expect(await suggested('kremy nagi')).toEqual(['A']);
    expect(await suggested('ze')).toEqual(['B']);
    expect(await suggested('laka')).toEqual(['B']);
    expect((await search.suggest('żel')).products).toEqual([
      { id: expect.any(Number), sku: 'B', name: 'Żel „Łąka”', urlKey: 'krem-b' },
    ]);
  });

  test('begin with names that have the typed words whole, before those that only go on from them', async () => {
    const { put, suggested } = await aShop();
    await put('A', 'Krem z rakietnicą');
    await put('B', 'Krem do rąk z nagietkiem');
    expect(await suggested('krem do rak')).toEqual(['B', 'A']);
    expect(await suggested('krem do raki')).toEqual(['A']);
  });

  test('know the shop’s synonyms, as the results do', async () => {
    const { put, suggested } = await aShop('pomadka, szminka');
    await put('A', 'Szminka matowa');
    expect(await suggested('pomadka')).toEqual(['A']);
    expect(await suggested('pomadki matowe')).toEqual(['A']);
  });

  test('begin with the word that was typed, and go on with what the shop’s synonyms name', async () => {
    const { put, suggested } = await aShop('pomadka, szminka');
    await put('A', 'Szminka matowa');
    await put('B', 'Pomadka ochronna');
    expect(await suggested('pomadka')).toEqual(['B', 'A']);
    expect(await suggested('szminka')).toEqual(['A', 'B']);
  });

  test('go on with what the results find by whole words elsewhere than in names', async () => {
    const { put, suggested } = await aShop();
    await put('A', 'Balsam do ust', { description: ['Pod każdą szminkę.'] });
    await put('B', 'Szminka matowa');
    expect(await suggested('szminka')).toEqual(['B', 'A']);
    // Of a word that is not whole the names alone tell.
    expect(await suggested('szmin')).toEqual(['B']);
  });

  test('see through a typo when there is nothing else', async () => {
    const { put, suggested } = await aShop();
    await put('A', 'Szampon');
    expect(await suggested('szanpon')).toEqual(['A']);
    expect(await suggested('szxxpon')).toEqual([]);
  });

  test('know the beginning of a code', async () => {
    const { put, suggested } = await aShop();
    await put('RL-SW-001', 'Krem', { urlKey: 'a' });
    expect(await suggested('rl-sw-0')).toEqual(['RL-SW-001']);
  });

  test('name the categories, the fullest first, but no empty ones', async () => {
    const { put, categories: shelves, search } = await aShop();
    await shelves.put({ path: 'kremy', name: 'Kremy do twarzy', position: 0 });
    await shelves.put({ path: 'rece', name: 'Kremy do rąk', position: 0 });
    await shelves.put({ path: 'puste', name: 'Kremy zimowe', position: 0 });
    await put('A', 'Balsam', { categories: ['rece'] });
    await put('B', 'Maść', { categories: ['rece', 'kremy'] });
    const { categories } = await search.suggest('krem');
    expect(categories.map(({ path, count }) => [path, count])).toEqual([
      ['rece', 2],
      ['kremy', 1],
    ]);
    expect((await search.suggest('kremu do tw')).categories.map(({ path }) => path)).toEqual(['kremy']);
  });

  test('offer phrases that others have found something with, written as the shop writes them', async () => {
    const { put, search, searchFor, phrases } = await aShop();
    await put('A', 'Krem różany do twarzy');
    for (let times = 0; times < 3; times += 1) {
      await searchFor('krem ROZANY');
      await searchFor('krem mojej Krystyny Zawady');
      await searchFor('krystyna@zawada.example');
    }
    await searchFor('krem do twarzy');
    await phrases.flush();
    expect((await search.suggest('kre')).phrases).toEqual(['krem różany']);
    expect((await search.suggest('roz')).phrases).toEqual(['krem różany']);
    await searchFor('krem do twarzy');
    await searchFor('krem do twarzy');
    await phrases.flush();
    expect((await search.suggest('krem')).phrases).toEqual(['krem do twarzy', 'krem różany']);
  });

  test('count what was searched for, not what is being typed; the most used ones are popular', async () => {
    const { put, search, searchFor, phrases } = await aShop();
    await put('A', 'Krem różany do twarzy');
    for (let times = 0; times < 3; times += 1) {
      await searchFor('krem różany');
      await search.listProducts({ currency: 'PLN', phrase: 'krem', page: 1, pageSize: 8, isTyping: true });
      if (times > 0) await searchFor('krem do twarzy');
    }
    await phrases.flush();
    expect(search.popular(5)).toEqual(['krem różany']);
    await searchFor('krem do twarzy');
    await phrases.flush();
    expect(search.popular(1)).toHaveLength(1);
    expect(search.popular(5)).toEqual(expect.arrayContaining(['krem do twarzy', 'krem różany']));
  });

  test('keep a bounded number of phrases, the most used ones', async () => {
    const { db } = await aShop();
    const store = createSearchHistoryStore(db);
    const phrase = (text: string, uses: number) => ({ phrase: text, written: text, uses });
    await store.add([phrase('a', 5), phrase('b', 1)], new Date('2026-11-20T12:00:00Z'), 3);
    await store.add([phrase('b', 1), phrase('c', 1), phrase('d', 1)], new Date('2026-11-21T12:00:00Z'), 3);
    await store.add([], new Date(), 1);
    expect((await store.list()).map((each) => [each.phrase, each.uses])).toEqual([
      ['a', 5],
      ['b', 2],
      ['c', 1],
    ]);
  });
});
