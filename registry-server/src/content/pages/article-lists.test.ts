import type { PageDocument, PlacedModule, RegistryAnswer } from '@witryna/module-schemas';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { publishPage } from '../../testing/publish-page.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

describe.each(dialects)('lists of articles on $name', (dialect) => {
  let app: App;
  let staff: StaffClient;

  const publish = (
    urlPath: string,
    type: PageDocument['type'],
    contentProperties: PageDocument['contentProperties'],
    ...placed: readonly PlacedModule[]
  ) => {
    const title = `Tytuł ${urlPath}`;
    return publishPage(staff, {
      urlPath,
      type,
      title,
      document: { ...aDocument({ title }, ...placed), contentProperties },
    });
  };
  const read = async (address: string): Promise<RegistryAnswer> => {
    const response = await app.inject({ url: `/registry${address}` });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };
  /** The first list of articles of an answer. */
  const listOf = ({ meta }: RegistryAnswer) => {
    const [list] = Object.values(meta.related.articleListings);
    if (!list) throw new Error('The page has no list of articles.');
    return list;
  };
  const slugsAt = async (address: string) => listOf(await read(address)).slugs.map((slug) => slug.split('/').at(-1));

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    app = await buildTestApp(dialect);
    staff = await signedIn(app, 'admin');
    await publish('/poradnik', 'page', {});
    await publish('/poradnik/autorka', 'page', { parent: 'poradnik' });
    await publish('/autorzy/marta', 'author', { name: 'Marta Lipińska', bio: 'Pisze.', page: 'poradnik/autorka' });
    await publish('/autorzy/olga', 'author', { name: 'Olga Zięba' });
    await publish('/kategorie/sklady', 'article-category', { name: 'Składy' });
    await publish('/kategorie/rytualy', 'article-category', { name: 'Rytuały' });
    await publish('/filtry/poradnik', 'article-filter', { filters: ['category', 'author', 'tag'] });
    const article = (name: string, day: number, more: object) =>
      publish(`/poradnik/${name}`, 'article', { publicationDate: `2026-11-0${day}`, ...more });
    await article('a', 1, { author: 'autorzy/marta', categories: ['kategorie/sklady'], tags: ['Świt', 'SPF'] });
    await article('b', 2, { author: 'autorzy/olga', categories: ['kategorie/sklady'], tags: ['SPF'] });
    await article('c', 3, { author: 'autorzy/marta', categories: ['kategorie/rytualy'], tags: ['poranek'] });
    await article('d', 4, { author: 'autorzy/olga', categories: ['kategorie/rytualy', 'kategorie/sklady'] });
    const listing = {
      source: { kind: 'newest' },
      count: 3,
      pagination: true,
      filter: 'filtry/poradnik',
    };
    await publish('/lista', 'page', {}, aPlaced('l', 'articles-list', listing));
  });
  afterAll(() => void vi.useRealTimers());

  test.each([
    ['newest', { kind: 'newest' }, ['d', 'c', 'b']],
    ['by category', { kind: 'category', category: 'kategorie/sklady' }, ['d', 'b', 'a']],
    ['by tag, however it is written', { kind: 'tag', tag: 'spf' }, ['b', 'a']],
    ['by author', { kind: 'author', author: 'autorzy/marta' }, ['c', 'a']],
    ['of the author that the page is about', { kind: 'current-author' }, ['c', 'a']],
  ])('%s', async (_, source, expected) => {
    const address = `/zbior-${Object.values(source).join('-').replaceAll('/', '-')}`;
    await publish(address, 'page', { author: 'autorzy/marta' }, aPlaced('l', 'articles-list', { source, count: 3 }));
    expect(await slugsAt(address)).toEqual(expected);
  });

  test('of the category that the page is about, and with its tag', async () => {
    const list = (kind: string) => aPlaced('l', 'articles-list', { source: { kind }, count: 3, pagination: true });
    await publish('/o-skladach', 'page', { articleCategory: 'kategorie/sklady' }, list('current-category'));
    expect(await slugsAt('/o-skladach')).toEqual(['d', 'b', 'a']);
    await publish('/o-spf', 'page', { tag: 'SPF' }, list('current-tag'));
    expect(await slugsAt('/o-spf')).toEqual(['b', 'a']);
    await publish('/o-niczym', 'page', { tag: 'nikt tak nie pisze' }, list('current-tag'));
    expect(listOf(await read('/o-niczym')).total).toBe(0);
  });

  test('related: what was chosen by hand, then what shares most, never the article itself', async () => {
    const related = aPlaced('l', 'articles-list', { source: { kind: 'related' }, count: 3 });
    const properties = { publicationDate: '2026-10-01', tags: ['świt', 'spf'], relatedArticles: ['/poradnik/c'] };
    await publish('/poradnik/e', 'article', { ...properties, categories: ['kategorie/sklady'] }, related);
    expect(await slugsAt('/poradnik/e')).toEqual(['c', 'a', 'b']);
  });

  test('a listing has pages, and counts what its filters would leave', async () => {
    const { meta } = await read('/lista');
    const list = listOf({ meta } as RegistryAnswer);
    expect(meta.hasLists).toBe(true);
    expect([list.total, list.page, list.pageSize]).toEqual([5, 1, 3]);
    expect(list.facets).toEqual([
      {
        filter: 'category',
        values: [
          { code: 'sklady', label: 'Składy', count: 4 },
          { code: 'rytualy', label: 'Rytuały', count: 2 },
        ],
      },
      {
        filter: 'author',
        values: [
          { code: 'marta', label: 'Marta Lipińska', count: 2 },
          { code: 'olga', label: 'Olga Zięba', count: 2 },
        ],
      },
      {
        filter: 'tag',
        values: [
          { code: 'spf', label: expect.stringMatching(/^spf$/i), count: 3 },
          { code: 'swit', label: expect.stringMatching(/^świt$/i), count: 2 },
          { code: 'poranek', label: 'poranek', count: 1 },
        ],
      },
    ]);
    expect(await slugsAt('/lista?page=2')).toEqual(['a', 'e']);
    expect(meta.related.authors['autorzy/marta']).toEqual({
      slug: 'autorzy/marta',
      name: 'Marta Lipińska',
      bio: 'Pisze.',
      urlPath: '/poradnik/autorka',
    });
  });

  test('filters of the address narrow it, and counts follow what is chosen of the others', async () => {
    expect(await slugsAt('/lista?author=marta')).toEqual(['c', 'a']);
    const list = listOf(await read('/lista?author=marta&category=sklady'));
    expect([list.total, list.chosen]).toEqual([1, { category: 'sklady', author: 'marta' }]);
    expect(list.facets?.[1]?.values).toEqual([
      { code: 'olga', label: 'Olga Zięba', count: 2 },
      { code: 'marta', label: 'Marta Lipińska', count: 1 },
    ]);
  });

  test('what no filter offers is ignored and kept nowhere, and so is more than one filter', async () => {
    const unknown = await app.inject({ url: '/registry/lista?author=nikt&tag=%00&category[]=1&sort=name' });
    expect(unknown.headers['cache-control']).toBe('no-store');
    expect(listOf(unknown.json()).chosen).toEqual({});
    const two = await app.inject({ url: '/registry/lista?author=marta&category=sklady' });
    expect(two.headers['cache-control']).toBe('no-store');
    const one = await app.inject({ url: '/registry/lista?author=marta' });
    expect(one.headers['cache-control']).toBe('no-cache');
  });

  test('an article is on the list as soon as it is published, and gone when it is not', async () => {
    await read('/lista');
    const id = await publish('/poradnik/nowy', 'article', { publicationDate: '2026-11-19' });
    await vi.waitFor(async () => expect((await slugsAt('/lista'))[0]).toBe('nowy'));
    await staff.inject({ method: 'POST', url: `/staff/pages/${id}/unpublish` });
    await vi.waitFor(async () => expect((await slugsAt('/lista'))[0]).toBe('d'));
  });

  test('one that is held back joins the list at its moment, which the answer names', async () => {
    await publish('/poradnik/jutro', 'article', { publicationDate: '2026-11-21' });
    await vi.waitFor(async () => expect((await read('/lista')).meta.validUntil).toBe('2026-11-20T23:00:00.000Z'));
    vi.setSystemTime(new Date('2026-11-20T23:00:01Z'));
    expect((await slugsAt('/lista'))[0]).toBe('jutro');
    vi.setSystemTime(NOW);
  });

  test('an article tells who wrote it, where it lies and how long it takes to read', async () => {
    const words = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'len '.repeat(401) }] }],
    };
    const properties = { author: 'autorzy/marta', categories: ['kategorie/sklady'], publicationDate: '2026-09-01' };
    await publish('/poradnik/dlugi', 'article', properties, aPlaced('t', 'text', { content: words }));
    const { data, meta } = await read('/poradnik/dlugi');
    expect(data.author).toBe('Marta Lipińska');
    expect(meta.related.articles['poradnik/dlugi']).toMatchObject({ readingMinutes: 3, author: 'autorzy/marta' });
    expect(meta.related.articleCategories['kategorie/sklady']?.name).toBe('Składy');
    expect(meta.related.trail.map(({ urlPath }) => urlPath)).toEqual(['/poradnik', '/poradnik/dlugi']);
  });

  test('an article leads to the pages of its tags, category and author as long as readers see them', async () => {
    const tags = async () => (await read('/poradnik/a')).meta.related.articleTags;
    expect(await tags()).not.toHaveProperty('Świt');
    const id = await publish('/o-swicie', 'page', { tag: 'świt' }, aPlaced('h', 'heading', { text: 'Świt' }));
    await expect.poll(tags).toMatchObject({ Świt: { name: 'Świt', urlPath: '/o-swicie' } });
    await staff.inject({ method: 'POST', url: `/staff/pages/${id}/unpublish` });
    await expect.poll(tags).not.toHaveProperty('Świt');

    const author = async () => (await read('/poradnik/a')).meta.related.authors['autorzy/marta'];
    expect(await author()).toMatchObject({ urlPath: '/poradnik/autorka' });
    const { items } = (await staff.inject({ url: '/staff/pages?urlPath=/poradnik/autorka' })).json();
    await staff.inject({ method: 'POST', url: `/staff/pages/${items[0].id}/unpublish` });
    await expect.poll(author).not.toHaveProperty('urlPath');
  });
});
