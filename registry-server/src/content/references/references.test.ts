import type { PageDocument, PlacedModule } from '@witryna/module-schemas';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../database/dialects.ts';
import { aCatalogue, aMediaFile, aProduct } from '../../testing/a-catalogue.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { aSite } from '../../testing/a-site.ts';
import { dialects } from '../../testing/dialects.ts';
import { createPagesStore } from '../pages/pages.store.ts';
import { createSitesStore } from '../sites/index.ts';
import { createReferencesStore } from './references.store.ts';

const BY = 'Zofia Lniana';
const ALL = { page: 1, pageSize: 100 };
const aList = (...skus: string[]) => aPlaced('lista', 'products-list', { source: { kind: 'selected', skus } });
const anImage = (file: number) => aPlaced('obraz', 'image', { image: { file } });
const aSnippet = (key: string) => aPlaced('fragment', 'snippet', { snippet: key });

describe.each(dialects)('references that break later on $name', ({ openDatabase }) => {
  let db: Db;
  let siteId: number;

  beforeEach(async () => {
    db = await openDatabase();
    siteId = (await createSitesStore(db).save(aSite())).site.id;
  });

  const pages = () => createPagesStore(db);
  async function aPage(slug: string, document: PageDocument, site = siteId): Promise<number> {
    const { id } = await pages().create({ siteId: site, type: document.type, slug, isTemplate: false, document }, BY);
    return id;
  }
  async function published(slug: string, document: PageDocument, site = siteId): Promise<number> {
    const id = await aPage(slug, document, site);
    await pages().publish(id, 1, BY);
    return id;
  }
  const publishedWith = (slug: string, ...placed: PlacedModule[]) =>
    published(slug, aDocument({ title: slug }, ...placed));
  async function broken(site?: number) {
    const { items, total } = await createReferencesStore(db).findBroken(ALL, site);
    expect(total).toBe(items.length);
    return items.map(({ kind, key, page, place }) => `${page.urlPath} ${place.driver ?? '-'} ${kind} ${key}`);
  }

  test('a product that is withdrawn is listed with page and module, until it is back', async () => {
    const { products } = aCatalogue(db);
    await products.put('RL-1', aProduct('RL-1'));
    await products.put('RL-2', aProduct('RL-2'));
    await publishedWith('lista', aList('RL-1', 'RL-2'));
    expect(await broken()).toEqual([]);
    const withdraw = (isActive: boolean) =>
      db.updateTable('product').set({ isActive }).where('sku', '=', 'RL-2').execute();
    await withdraw(false);
    const { items } = await createReferencesStore(db).findBroken(ALL);
    expect(items).toMatchObject([
      {
        kind: 'product',
        key: 'RL-2',
        page: { title: 'lista', urlPath: '/lista', site: 'pl', isTemplate: false },
        place: { path: '/containers/lista/settings/source/skus/1', placedModuleId: 'lista', driver: 'products-list' },
      },
    ]);
    await withdraw(true);
    expect(await broken()).toEqual([]);
  });

  test('a link to an address of the shop at which there is nothing is listed, until something is', async () => {
    const { products, putCategories } = aCatalogue(db);
    await products.put('RL-1', aProduct('RL-1', { urlKey: 'krem' }));
    await putCategories('twarz');
    const button = (id: string, href: string) => aPlaced(id, 'button', { label: 'x', link: { href } });
    const links = [
      '/krem?sku=1',
      '/twarz',
      '/',
      '/cart',
      '#tu',
      'https://example.com/x',
      '/o-nas',
      '/katalog.pdf',
      '/lista',
    ];
    await publishedWith('lista', ...links.map((href, index) => button(`b${index}`, href)));
    expect(await broken()).toEqual(['/lista button link o-nas']);
    expect((await createReferencesStore(db).findBroken(ALL, siteId, ['o-nas'])).items).toEqual([]);
    await publishedWith('o-nas');
    expect(await broken()).toEqual([]);
    await products.setState('RL-1', { isActive: false });
    expect(await broken()).toEqual(['/lista button link krem']);
  });

  test('what was hidden or withdrawn is listed by its name, what is gone by its key alone', async () => {
    const { products, categories } = aCatalogue(db);
    await products.put('RL-1', aProduct('RL-1', { name: 'Krem z lnem', urlKey: 'krem-z-lnem' }));
    for (const [path, name] of [
      ['twarz', 'Do twarzy'],
      ['cialo', 'Ciało'],
      ['wlosy', 'Włosy'],
    ] as const)
      await categories.put({ path, name });
    const category = (id: string, path: string) =>
      aPlaced(id, 'products-list', { source: { kind: 'category', category: path } });
    await publishedWith(
      'lista',
      category('a', 'twarz'),
      category('b', 'cialo'),
      category('c', 'wlosy'),
      aList('RL-1'),
      ...['/twarz', '/krem-z-lnem', '/nie-ma'].map((href, index) =>
        aPlaced(`l${index}`, 'button', { label: 'x', link: { href } }),
      ),
    );
    await categories.move('twarz', { path: 'lico' });
    await categories.put({ path: 'lico', name: 'Do twarzy', isHidden: true });
    await categories.put({ path: 'cialo', name: 'Ciało', isHidden: true });
    await categories.remove('wlosy');
    await products.setState('RL-1', { isActive: false });
    const { items } = await createReferencesStore(db).findBroken(ALL);
    expect(items.map(({ kind, key, name }) => [kind, key, name])).toEqual([
      ['category', 'twarz', 'Do twarzy'],
      ['category', 'cialo', 'Ciało'],
      ['category', 'wlosy', undefined],
      ['product', 'RL-1', 'Krem z lnem'],
      ['link', 'krem-z-lnem', 'Krem z lnem'],
      ['link', 'nie-ma', undefined],
    ]);
  });

  test('a file that is deleted is listed wherever it was shown, also by the page itself', async () => {
    const [kept, gone] = [await aMediaFile(db, 'zostaje'), await aMediaFile(db, 'znika')];
    const properties = { meta: { ogImage: gone } };
    await published('obrazy', aDocument({ title: 'Obrazy', properties }, anImage(gone)));
    await publishedWith('dobry', anImage(kept));
    await db.deleteFrom('media_file').where('id', '=', gone).execute();
    expect(await broken()).toEqual([`/obrazy image file ${gone}`, `/obrazy - file ${gone}`]);
  });

  test('content that is withdrawn or deleted is listed; drafts and other sites are not asked', async () => {
    const snippet = await published('f/dostawa', { ...aDocument({ title: 'Dostawa' }), type: 'snippet' });
    await publishedWith('z-fragmentem', aSnippet('f/dostawa'));
    await aPage('szkic', aDocument({ title: 'Szkic' }, aSnippet('f/raty')));
    const english = (await createSitesStore(db).save(aSite({ code: 'en', domain: 'en.rosailen.example' }))).site.id;
    expect(await broken()).toEqual([]);
    await pages().unpublish(snippet, BY);
    expect(await broken()).toEqual(['/z-fragmentem snippet snippet f/dostawa']);
    expect(await broken(siteId)).toHaveLength(1);
    expect(await broken(english)).toEqual([]);
    await pages().remove(snippet);
    expect(await broken()).toEqual(['/z-fragmentem snippet snippet f/dostawa']);
  });

  test('a page that is withdrawn itself is no longer asked', async () => {
    const snippet = await published('f/raty', { ...aDocument({ title: 'Raty' }), type: 'snippet' });
    const page = await publishedWith('z-fragmentem', aSnippet('f/raty'));
    await pages().unpublish(snippet, BY);
    expect(await broken()).toEqual(['/z-fragmentem snippet snippet f/raty']);
    await pages().unpublish(page, BY);
    expect(await broken()).toEqual([]);
  });

  test('many are told a part at a time', async () => {
    const snippet = await published('f/raty', { ...aDocument({ title: 'Raty' }), type: 'snippet' });
    for (const number of [1, 2, 3]) await publishedWith(`strona-${number}`, aSnippet('f/raty'));
    await pages().unpublish(snippet, BY);
    const part = await createReferencesStore(db).findBroken({ page: 2, pageSize: 2 });
    expect(part.total).toBe(3);
    expect(part.items.map(({ page }) => page.urlPath)).toEqual(['/strona-3']);
  });
});
