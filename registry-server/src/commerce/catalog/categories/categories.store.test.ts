import { describe, expect, test } from 'vitest';
import { aCatalogue, aCategory, aProduct, recordedTags } from '../../../testing/a-catalogue.ts';
import { aSearch } from '../../../testing/a-search.ts';
import { dialects } from '../../../testing/dialects.ts';
import { CategoryConflict } from '../catalog.errors.ts';

const faultAt = (rule: string) => ({ details: { faults: [{ path: '/path', rule }] } });

describe.each(dialects)('categories on $name', ({ openDatabase }) => {
  async function aShop() {
    const shop = aCatalogue(await openDatabase());
    await shop.putCategories('twarz', 'twarz/kremy', 'twarz/kremy/na-noc', 'twarz/serum', 'cialo');
    const put = (sku: string, ...paths: readonly string[]) =>
      shop.products.put(sku, aProduct(sku, { categories: [...paths] }));
    const rows = async () => {
      const found = await shop.db.selectFrom('category').selectAll().orderBy('position').orderBy('path').execute();
      return found.map(({ path }) => path);
    };
    const skusIn = async (key: string) =>
      (
        await shop.catalog.listing(
          { kind: 'category', key, page: 1, pageSize: 10, sort: 'position' },
          { currency: 'PLN' },
        )
      ).skus;
    const lastTags = async () => (await recordedTags(shop.db)).at(-1) ?? [];
    return { ...shop, put, rows, skusIn, lastTags };
  }

  test('are refused to whoever has read another state, and to whoever thinks that one is still there', async () => {
    const { categories } = await aShop();
    const read = await categories.put(aCategory('cialo', { name: 'Ciało' }));
    const saved = await categories.put(aCategory('cialo', { name: 'Do ciała', revision: read.revision }));
    expect([saved.name, saved.revision === read.revision]).toEqual(['Do ciała', false]);
    const late = categories.put(aCategory('cialo', { name: 'Inaczej', revision: read.revision }));
    await expect(late).rejects.toBeInstanceOf(CategoryConflict);
    const gone = categories.put(aCategory('nie-ma', { revision: read.revision }));
    await expect(gone).rejects.toMatchObject({ code: 'category-conflict', details: { found: '0' } });
  });

  test('keep their place and stay hidden when a body says nothing of that; a new one stands last', async () => {
    const { categories, rows } = await aShop();
    await categories.order({ paths: ['cialo', 'twarz'] });
    await categories.put({ path: 'cialo', name: 'Ciało', isHidden: true });
    const again = await categories.put({ path: 'cialo', name: 'Do ciała' });
    expect(again).toMatchObject({ position: 0, isHidden: true });
    expect(await categories.put({ path: 'wlosy', name: 'Włosy' })).toMatchObject({ position: 2 });
    expect((await rows()).filter((path) => !path.includes('/'))).toEqual(['cialo', 'twarz', 'wlosy']);
  });

  test('are put in order at once, all of one parent, and disturb nobody who edits one of them', async () => {
    const { categories, rows, lastTags } = await aShop();
    const { revision } = await categories.put(aCategory('twarz/serum'));
    await categories.order({ parent: 'twarz', paths: ['twarz/serum', 'twarz/kremy'] });
    expect((await rows()).filter((path) => path.split('/').length === 2)).toEqual(['twarz/serum', 'twarz/kremy']);
    expect(await lastTags()).toEqual(['category:twarz', 'category:twarz/kremy']);
    await categories.put(aCategory('twarz/serum', { name: 'Sera', revision }));
    const half = categories.order({ parent: 'twarz', paths: ['twarz/serum'] });
    await expect(half).rejects.toBeInstanceOf(CategoryConflict);
    const others = categories.order({ parent: 'twarz', paths: ['twarz/serum', 'cialo'] });
    await expect(others).rejects.toBeInstanceOf(CategoryConflict);
  });

  test('that are hidden, and those below, are not there for shoppers, and products tell of it', async () => {
    const { catalog, categories, put, skusIn, lastTags } = await aShop();
    await put('A', 'twarz/kremy/na-noc');
    await put('B', 'cialo');
    await categories.put(aCategory('twarz/kremy', { isHidden: true }));
    expect(await lastTags()).toEqual(expect.arrayContaining(['product:A', 'category:twarz/kremy/na-noc']));
    expect(await lastTags()).not.toContain('product:B');
    const seen = await catalog.categories(['twarz', 'twarz/kremy', 'twarz/kremy/na-noc', 'cialo']);
    expect(seen.map(({ path, children }) => [path, children.map((child) => child.path)])).toEqual([
      ['twarz', ['twarz/serum']],
      ['cialo', []],
    ]);
    const all = (await catalog.publicProducts.allCategories()).map(({ path }) => path);
    expect(all).toEqual(['cialo', 'twarz', 'twarz/serum']);
    expect((await catalog.details('A', { currency: 'PLN' }))?.product.categories).toEqual([]);
    expect([await skusIn('twarz/kremy'), await skusIn('twarz')]).toEqual([[], ['A']]);
    // One that comes below it is hidden as well; shown again, all of it is there.
    await categories.put(aCategory('twarz/kremy/na-dzien'));
    expect(await catalog.categories(['twarz/kremy/na-dzien'])).toEqual([]);
    await categories.put(aCategory('twarz/kremy', { isHidden: false }));
    expect((await catalog.publicProducts.allCategories()).length).toBe(6);
    expect(await skusIn('twarz/kremy')).toEqual(['A']);
  });

  test('move with all below them: products, places above, translations and former paths', async () => {
    const { db, catalog, categories, translations, put, rows, skusIn } = await aShop();
    await put('A', 'twarz/kremy/na-noc');
    await put('B', 'twarz/kremy', 'twarz/serum');
    await translations.put('en', [{ kind: 'category', key: 'twarz/kremy', name: 'Creams' }]);
    const moved = await categories.move('twarz/kremy', { path: 'cialo/masla' });
    expect(moved).toMatchObject({ path: 'cialo/masla', position: 0 });
    expect(await rows()).toEqual(['cialo', 'cialo/masla', 'cialo/masla/na-noc', 'twarz', 'twarz/serum']);
    expect([await skusIn('cialo'), await skusIn('twarz'), await skusIn('cialo/masla/na-noc')]).toEqual([
      ['A', 'B'],
      ['B'],
      ['A'],
    ]);
    const [english] = await catalog.categories(['cialo/masla'], 'en');
    expect(english).toMatchObject({ name: 'Creams', ancestors: [{ path: 'cialo' }] });
    const currentPath = await catalog.currentPaths(['twarz/kremy', 'twarz/kremy/na-noc', 'twarz']);
    expect(['twarz/kremy', 'twarz/kremy/na-noc', 'twarz'].map(currentPath)).toEqual([
      'cialo/masla',
      'cialo/masla/na-noc',
      'twarz',
    ]);
    const prices = await db.selectFrom('product_list_price').select('owner').where('amount', '>', 0).execute();
    const { id } = await db.selectFrom('category').select('id').where('path', '=', 'cialo').executeTakeFirstOrThrow();
    expect(prices.filter(({ owner }) => owner === `category:${id}`)).toHaveLength(2);
  });

  test('move again, back and twice with the same request, and the oldest path still finds them', async () => {
    const { catalog, categories } = await aShop();
    await categories.move('twarz/kremy', { path: 'cialo/masla' });
    const again = await categories.move('twarz/kremy', { path: 'cialo/masla' });
    expect(again.path).toBe('cialo/masla');
    await categories.move('cialo/masla', { path: 'masla' });
    expect((await catalog.currentPaths(['twarz/kremy']))('twarz/kremy')).toBe('masla');
    await categories.move('masla', { path: 'twarz/kremy' });
    expect((await catalog.currentPaths(['twarz/kremy']))('twarz/kremy')).toBe('twarz/kremy');
    expect((await catalog.currentPaths(['masla/na-noc']))('masla/na-noc')).toBe('twarz/kremy/na-noc');
    // Whoever names a path at which there is another one by now means that.
    await categories.put(aCategory('masla'));
    expect((await catalog.currentPaths(['masla']))('masla')).toBe('masla');
  });

  test('do not move below themselves, onto another, too deep, below one that is not there or unread', async () => {
    const { categories, putCategories } = await aShop();
    await putCategories('a', 'a/b', 'a/b/c', 'a/b/c/d', 'a/b/c/d/e');
    const move = (path: string, to: string, revision?: string) =>
      categories.move(path, { path: to, ...(revision && { revision }) });
    await expect(move('twarz', 'twarz/serum/twarz')).rejects.toMatchObject(faultAt('below-itself'));
    await expect(move('twarz', 'cialo')).rejects.toMatchObject(faultAt('unique'));
    await expect(move('twarz', 'wlosy/twarz')).rejects.toMatchObject(faultAt('reference'));
    await expect(move('twarz/kremy', 'a/b/c/d/e/kremy')).rejects.toMatchObject(faultAt('too-deep'));
    await expect(move('twarz', 'graphql')).rejects.toMatchObject({ status: 422 });
    await expect(move('nie-ma', 'wlosy')).rejects.toMatchObject({ status: 404 });
    await expect(move('twarz', 'wlosy', '0123456789abcdef')).rejects.toBeInstanceOf(CategoryConflict);
  });

  test('go below a hidden one out of sight, and come back from there', async () => {
    const { catalog, categories } = await aShop();
    await categories.put(aCategory('cialo', { isHidden: true }));
    await categories.move('twarz/kremy', { path: 'cialo/kremy' });
    expect(await catalog.categories(['cialo/kremy', 'cialo/kremy/na-noc'])).toEqual([]);
    await categories.move('cialo/kremy', { path: 'kremy' });
    expect((await catalog.categories(['kremy/na-noc'])).map(({ path }) => path)).toEqual(['kremy/na-noc']);
  });

  test('are removed with their translations, but not with something in them', async () => {
    const { db, categories, translations, put, rows } = await aShop();
    await put('A', 'twarz/serum');
    await translations.put('en', [{ kind: 'category', key: 'cialo', name: 'Body' }]);
    await expect(categories.remove('twarz/serum')).rejects.toBeInstanceOf(CategoryConflict);
    await expect(categories.remove('twarz/kremy')).rejects.toBeInstanceOf(CategoryConflict);
    await categories.remove('cialo', '/twarz');
    await categories.remove('cialo');
    expect(await rows()).not.toContain('cialo');
    expect(await db.selectFrom('catalogue_translation').selectAll().execute()).toEqual([]);
  });

  test('name the products that come and go in the filters of the search', async () => {
    const { categories, putCategories, products, follow, search } = await aSearch(await openDatabase());
    await putCategories('twarz', 'twarz/kremy');
    await products.put('A', aProduct('A', { categories: ['twarz/kremy'] }));
    const facets = async () => {
      await follow();
      const list = await search.listProducts({
        currency: 'PLN',
        filters: { options: {} },
        sort: { by: 'position' },
        page: 1,
        pageSize: 5,
        withFacets: true,
      });
      return list.facets?.options.category?.map(({ value }) => value).toSorted() ?? [];
    };
    expect(await facets()).toEqual(['twarz', 'twarz/kremy']);
    await categories.put(aCategory('twarz/kremy', { isHidden: true }));
    expect(await facets()).toEqual(['twarz']);
    await categories.put(aCategory('twarz/kremy', { isHidden: false }));
    await categories.move('twarz/kremy', { path: 'kremy' });
    expect(await facets()).toEqual(['kremy']);
  });
});
