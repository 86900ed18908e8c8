import { describe, expect, test } from 'vitest';
import type { ProductQuery } from '../commerce/catalog/index.ts';
import { aProduct, aVariant } from '../testing/a-catalogue.ts';
import { aSearch } from '../testing/a-search.ts';
import { dialects } from '../testing/dialects.ts';

describe.each(dialects)('search on $name', ({ openDatabase }) => {
  async function aShop(synonyms?: string) {
    const shop = await aSearch(await openDatabase(), synonyms === undefined ? {} : { synonyms });
    const find = async (phrase: string, changes: Partial<ProductQuery> = {}) =>
      (await shop.search.listProducts({ currency: 'PLN', phrase, page: 1, pageSize: 20, ...changes })).skus;
    const put = (sku: string, name: string, changes: Parameters<typeof aProduct>[1] = {}) =>
      shop.products.put(sku, aProduct(sku, { name, ...changes }));
    return { ...shop, find, put };
  }

  test('finds words in any form, with or without Polish letters', async () => {
    const { find, put } = await aShop();
    await put('KREM', 'Krem do twarzy');
    await put('ZEL', 'Żel pod prysznic');
    await put('SWIECA', 'Świeca „Łódź po deszczu”');
    expect(await find('kremy do twarzy')).toEqual(['KREM']);
    expect(await find('KREMU')).toEqual(['KREM']);
    expect(await find('zel')).toEqual(['ZEL']);
    expect(await find('żele')).toEqual(['ZEL']);
    expect(await find('lodz')).toEqual(['SWIECA']);
    expect(await find('krem dla twarzy i na noc')).toEqual(['KREM']);
  });

  test('wants all words, and takes what has all but one only when nothing has all', async () => {
    const { find, put } = await aShop();
    await put('A', 'Krem z różą');
    await put('B', 'Krem z lnem');
    expect(await find('krem z lnem')).toEqual(['B']);
    expect(await find('krem z lnem i różą')).toEqual(['A', 'B']);
    expect(await find('mydło w płynie')).toEqual([]);
  });

  test('puts what the name begins with first, then the name, the line, the category, attributes, the description', async () => {
    const { find, put, groups, putCategories } = await aShop();
    await groups.putLine('len', { name: 'Len polny', theme: 'default' });
    await putCategories('len');
    await put('DESCRIPTION', 'Mydło', { description: ['Z lnem.'] });
    await put('ATTRIBUTE', 'Tonik', { benefits: ['len'] });
    await put('CATEGORY', 'Pianka', { categories: ['len'] });
    await put('LINE', 'Balsam', { line: 'len' });
    await put('NAME', 'Serum z lnem');
    await put('HEAD', 'Len w ziarnach');
    expect(await find('len')).toEqual(['HEAD', 'NAME', 'LINE', 'CATEGORY', 'ATTRIBUTE', 'DESCRIPTION']);
  });

  test('among equals puts first what is in stock, then the shop’s own order', async () => {
    const { find, put } = await aShop();
    await put('LATER', 'Krem', { urlKey: 'a', position: 2 });
    await put('OUT', 'Krem', { urlKey: 'b', position: 0, variants: [aVariant({ sku: 'OUT-1', stock: 0 })] });
    await put('SOONER', 'Krem', { urlKey: 'c', position: 1 });
    expect(await find('krem')).toEqual(['SOONER', 'LATER', 'OUT']);
  });

  test('a product is first when the phrase is its whole name', async () => {
    const { find, put } = await aShop();
    await put('LONG', 'Krem do rąk i stóp z nagietkiem', { position: 0 });
    await put('WHOLE', 'Krem do rąk z nagietkiem', { position: 1 });
    expect(await find('krem do rak z nagietkiem')).toEqual(['WHOLE', 'LONG']);
  });

  test('sees through one typo, and says what it looked for', async () => {
    const { put, search } = await aShop();
    await put('A', 'Szampon z pokrzywą');
    const list = (phrase: string) => search.listProducts({ currency: 'PLN', phrase, page: 1, pageSize: 10 });
    for (const typo of ['szmpon', 'sszampon', 'szanpon', 'szapmon', 'SZAMPN']) {
      expect(await list(typo)).toMatchObject({ skus: ['A'], correctedPhrase: 'szampon' });
    }
    expect(await list('szmpon z pokrzywy')).toMatchObject({ skus: ['A'], correctedPhrase: 'szampon z pokrzywy' });
    expect(await list('zsapmon')).toMatchObject({ skus: [] });
    expect(await list('szampon')).not.toHaveProperty('correctedPhrase');
  });

  test('does not guess where the word itself is found', async () => {
    const { find, put } = await aShop();
    await put('MASKA', 'Maska do włosów');
    await put('MISKA', 'Miska do glinki');
    expect(await find('maska')).toEqual(['MASKA']);
  });

  test('finds words that are not finished', async () => {
    const { find, put } = await aShop();
    await put('A', 'Szampon nawilżający');
    expect(await find('szamp')).toEqual(['A']);
    expect(await find('szampon nawil')).toEqual(['A']);
  });

  test('takes number and unit together', async () => {
    const { find, put } = await aShop();
    const sized = (sku: string, value: number) => [aVariant({ sku, size: { value, unit: 'ml' } })];
    await put('SMALL', 'Balsam', { variants: sized('S-1', 50), urlKey: 'a' });
    await put('LARGE', 'Balsam', { variants: sized('L-1', 150), urlKey: 'b' });
    await put('SUN', 'Krem SPF 50', { urlKey: 'c' });
    expect(await find('balsam 50 ml')).toEqual(['SMALL']);
    expect(await find('balsam 50ml')).toEqual(['SMALL']);
    expect(await find('spf50')).toEqual(['SUN']);
    expect(await find('SPF 50+')).toEqual(['SUN']);
    expect(await find('krem spf-50')).toEqual(['SUN']);
  });

  test('finds a product by its codes and those of its variants, whole or by their beginning', async () => {
    const { find, put } = await aShop();
    await put('RL-SW-001', 'Krem', {
      urlKey: 'a',
      variants: [aVariant({ sku: 'RL-SW-001-50', ean: '5901234123457' }), aVariant({ sku: 'RL-SW-001-99' })],
    });
    await put('RL-SW-002', 'Krem', { urlKey: 'b', variants: [aVariant({ sku: 'RL-SW-002-50' })] });
    expect(await find('rl-sw-001')).toEqual(['RL-SW-001']);
    expect(await find('RLSW00199')).toEqual(['RL-SW-001']);
    expect(await find('5901234123457')).toEqual(['RL-SW-001']);
    expect(await find('59012341')).toEqual(['RL-SW-001']);
    expect(await find('rl-sw-00')).toEqual(['RL-SW-001', 'RL-SW-002']);
  });

  test('knows the shop’s synonyms', async () => {
    const { find, put } = await aShop('szminka, pomadka\nfiltr => krem ochronny');
    await put('A', 'Pomadka ochronna');
    await put('B', 'Krem ochronny');
    await put('C', 'Szminka');
    await put('D', 'Filtr do wody');
    expect(await find('szminki')).toEqual(['C', 'A']);
    expect(await find('pomadką')).toEqual(['A', 'C']);
    expect(await find('filtr')).toEqual(['D', 'B']);
    expect(await find('krem ochronny')).toEqual(['B']);
  });

  test('says which synonyms it looked for, those that the shop has something of', async () => {
    const { put, search } = await aShop('szminka, pomadka, błyszczyk\nfiltr => krem ochronny');
    await put('A', 'Pomadka ochronna');
    const list = (phrase: string) => search.listProducts({ currency: 'PLN', phrase, page: 1, pageSize: 10 });
    expect((await list('szminki')).synonyms).toEqual(['pomadka']);
    expect(await list('pomadka')).not.toHaveProperty('synonyms');
    expect(await list('filtr')).not.toHaveProperty('synonyms');
  });

  test('a phrase that is meant as it is typed is neither mended nor completed', async () => {
    const { find, put } = await aShop('szampon, mydło');
    await put('A', 'Szampon z pokrzywą');
    await put('B', 'Mydło');
    const exactly = { isExact: true };
    expect(await find('szmpon', exactly)).toEqual([]);
    expect(await find('szamp', exactly)).toEqual([]);
    expect(await find('szampon z lnem', exactly)).toEqual([]);
    expect(await find('szampony', exactly)).toEqual(['A', 'B']);
  });

  test('leaves out what is withdrawn or not to be found', async () => {
    const { find, put } = await aShop();
    await put('SHOWN', 'Krem', { urlKey: 'a' });
    await put('WITHDRAWN', 'Krem', { urlKey: 'b', isActive: false });
    await put('HIDDEN', 'Krem', { urlKey: 'c', visibility: 'hidden' });
    await put('CATALOG', 'Krem', { urlKey: 'd', visibility: 'catalog' });
    await put('SEARCH', 'Krem', { urlKey: 'e', visibility: 'search' });
    expect(await find('krem')).toEqual(['SHOWN', 'SEARCH']);
    const list = async (query: Partial<ProductQuery>) => find('', query);
    expect(await list({})).toEqual(['SHOWN', 'CATALOG']);
    expect(await list({ filters: { skus: ['HIDDEN', 'SEARCH', 'WITHDRAWN'] } })).toEqual(['HIDDEN', 'SEARCH']);
    expect(await list({ filters: { urlKeys: ['c', 'e'] } })).toEqual(['SEARCH']);
  });

  test('finds nothing for nothing, and survives whatever is typed', async () => {
    const { find, put } = await aShop();
    await put('A', 'Krem');
    expect(await find('„”!?')).toEqual([]);
    expect(await find('*'.repeat(5_000))).toEqual([]);
    expect(await find('krem '.repeat(2_000))).toEqual(['A']);
    expect(await find('\u0000\ud800')).toEqual([]);
  });
});
