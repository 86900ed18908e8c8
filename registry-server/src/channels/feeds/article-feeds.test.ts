import type { PageDocument } from '@witryna/module-schemas';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aMediaFile } from '../../testing/a-catalogue.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { publishPage } from '../../testing/publish-page.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';
import { MAX_ARTICLES } from './article-feed.ts';

const ADDRESS = 'https://rosailen.example';
const NOW = new Date('2026-11-20T12:00:00Z');
/** Summer time ends in Warsaw in the night to 25 October: a midnight before it and one after it. */
const SUMMER_MIDNIGHT = '2026-10-24T22:00:00.000Z';
const WINTER_MIDNIGHT = '2026-10-25T23:00:00.000Z';
const PICTURE = /^https:\/\/rosailen\.example\/media\/.+\.webp$/;
const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => ['item', 'entry', 'category', 'link'].includes(name),
});

describe.each(dialects)('feeds of articles on $name', (dialect) => {
  let app: App;
  let staff: StaffClient;
  // Each from a network of its own: the clock stands still, so that a limit would never end.
  let readers = 0;
  const get = (file: string, { site = 'pl', headers = {} } = {}) => {
    readers += 1;
    return app.inject({ url: `/feeds/${site}/${file}`, headers, remoteAddress: `203.0.113.${readers}` });
  };

  async function read(file: string, site = 'pl') {
    const { statusCode, body, headers } = await get(file, { site });
    expect([statusCode, XMLValidator.validate(body)], body).toEqual([200, true]);
    return { parsed: parser.parse(body), body, headers };
  }
  const channel = async (site?: string) => (await read('rss.xml', site)).parsed.rss.channel;
  const feed = async (site?: string) => (await read('atom.xml', site)).parsed.feed;
  const titles = async () => ((await channel()).item ?? []).map(({ title }: { title: string }) => title);

  const publish = (
    urlPath: string,
    type: PageDocument['type'],
    contentProperties: PageDocument['contentProperties'],
    { title = `Artykuł ${urlPath.slice(1)}`, ...more }: Partial<PageDocument> = {},
  ) => publishPage(staff, { urlPath, type, title, document: { ...more, contentProperties } });

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const english = aSite({
      code: 'en',
      locale: 'en-US',
      language: 'en-US',
      currency: 'EUR',
      address: ADDRESS,
      basePath: '/en',
      domain: 'rosailen.example',
      isDefault: false,
    });
    app = await buildTestApp(dialect, { sites: [aSite({ address: ADDRESS, domain: 'rosailen.example' }), english] });
    staff = await signedIn(app, 'admin');
    const cover = await aMediaFile(app.db, 'okladka');
    await publish('/autorzy/marta', 'author', { name: 'Marta & Lipińska' });
    await publish('/kategorie/sklady', 'article-category', { name: 'Składy' });
    await publish('/poradnik/lato', 'article', { publicationDate: '2026-10-25' });
    await publish(
      '/poradnik/zima',
      'article',
      {
        publicationDate: '2026-10-26',
        lead: 'Krem <b>gęsty</b> & olej, czyli „dwa w jednym”.\u0007',
        author: 'autorzy/marta',
        categories: ['kategorie/sklady'],
        tags: ['SPF', 'Składy'],
        cover,
      },
      { title: 'Zima <na> twarzy & dłoniach' },
    );
  });
  afterAll(() => void vi.useRealTimers());

  test('RSS has what its specification demands, newest first', async () => {
    const found = await channel();
    expect(found).toMatchObject({
      title: 'Rosa i Len',
      link: [`${ADDRESS}/`],
      description: 'Rosa i Len',
      language: 'pl',
      lastBuildDate: NOW.toUTCString(),
      'atom:link': { '@rel': 'self', '@type': 'application/rss+xml', '@href': `${ADDRESS}/rss.xml` },
    });
    const [winter, summer] = found.item;
    expect(winter).toEqual({
      title: 'Zima <na> twarzy & dłoniach',
      link: [`${ADDRESS}/poradnik/zima`],
      guid: { '#text': expect.stringMatching(/^https:\/\/rosailen\.example\/#article-\d+$/), '@isPermaLink': 'false' },
      pubDate: new Date(WINTER_MIDNIGHT).toUTCString(),
      // Markup in its own right, so that readers show the signs as they were written.
      description: 'Krem &lt;b&gt;gęsty&lt;/b&gt; &amp; olej, czyli „dwa w jednym”.',
      'dc:creator': 'Marta & Lipińska',
      category: ['Składy', 'SPF'],
      enclosure: { '@url': expect.stringMatching(PICTURE), '@length': '0', '@type': 'image/webp' },
      'media:content': {
        '@url': winter.enclosure['@url'],
        '@type': 'image/webp',
        '@medium': 'image',
        '@width': '800',
        '@height': '1000',
      },
    });
    expect(summer).toMatchObject({ title: 'Artykuł poradnik/lato', pubDate: new Date(SUMMER_MIDNIGHT).toUTCString() });
    for (const item of found.item) expect(item.pubDate).toMatch(RFC_822);
  });

  test('Atom has what RFC 4287 demands', async () => {
    const found = await feed();
    expect(found).toMatchObject({
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': 'pl',
      title: 'Rosa i Len',
      id: `${ADDRESS}/`,
      updated: NOW.toISOString(),
      author: { name: 'Rosa i Len' },
      link: [
        { '@rel': 'self', '@type': 'application/atom+xml', '@href': `${ADDRESS}/atom.xml` },
        { '@rel': 'alternate', '@type': 'text/html', '@href': `${ADDRESS}/` },
      ],
    });
    const [winter, summer] = found.entry;
    expect(winter).toEqual({
      title: 'Zima <na> twarzy & dłoniach',
      id: expect.stringMatching(/^https:\/\/rosailen\.example\/#article-\d+$/),
      link: [
        { '@rel': 'alternate', '@type': 'text/html', '@href': `${ADDRESS}/poradnik/zima` },
        { '@rel': 'enclosure', '@type': 'image/webp', '@href': expect.stringMatching(PICTURE) },
      ],
      published: WINTER_MIDNIGHT,
      updated: NOW.toISOString(),
      author: { name: 'Marta & Lipińska' },
      category: [{ '@term': 'Składy' }, { '@term': 'SPF' }],
      summary: 'Krem <b>gęsty</b> & olej, czyli „dwa w jednym”.',
    });
    expect(summer).toMatchObject({ published: SUMMER_MIDNIGHT });
    for (const { published, updated } of found.entry) {
      expect([published, updated].every((moment) => RFC_3339.test(moment))).toBe(true);
    }
    expect(new Set(found.entry.map(({ id }: { id: string }) => id)).size).toBe(found.entry.length);
  });

  test('both name the same articles, at addresses of their site', async () => {
    const [rss, atom] = [await channel(), await feed()];
    expect(atom.entry.map(({ id }: { id: string }) => id)).toEqual(
      rss.item.map(({ guid }: { guid: { '#text': string } }) => guid['#text']),
    );
    const english = await feed('en');
    expect([english.id, english.link[0]['@href'], english['@xml:lang'], english.entry]).toEqual([
      `${ADDRESS}/en`,
      `${ADDRESS}/en/atom.xml`,
      'en-US',
      undefined,
    ]);
    expect((await channel('en')).item).toBeUndefined();
  });

  test.each(['rss.xml', 'atom.xml'])('%s without an article was changed at no moment', async (file) => {
    const since = 'Fri, 20 Nov 2026 12:00:00 GMT';
    const { statusCode, headers } = await get(file, { site: 'en', headers: { 'if-modified-since': since } });
    expect([statusCode, headers['last-modified']]).toEqual([200, undefined]);
  });

  test('an article that is held back, withdrawn, kept from search engines or no article is not in it', async () => {
    const before = await titles();
    await publish('/poradnik/jutro', 'article', { publicationDate: '2026-11-21' });
    await publish('/poradnik/potem', 'article', { delayed: '2026-11-20T13:00:00Z', publicationDate: '2026-11-01' });
    await publish('/poradnik/ukryty', 'article', {}, { properties: { meta: { robots: 'noindex' } } });
    await publish('/poradnik/strona', 'page', {});
    const withdrawn = await publish('/poradnik/zdjety', 'article', {});
    expect(await titles()).toEqual(['Artykuł poradnik/zdjety', ...before]);
    await staff.inject({ method: 'POST', url: `/staff/pages/${withdrawn}/unpublish` });
    expect(await titles()).toEqual(before);
    vi.setSystemTime(new Date('2026-11-20T13:00:01Z'));
    const { headers } = await read('rss.xml');
    expect(await titles()).toEqual(['Artykuł poradnik/potem', ...before]);
    expect(headers['last-modified']).toBe('Fri, 20 Nov 2026 13:00:00 GMT');
    vi.setSystemTime(NOW);
  });

  test.each(['rss.xml', 'atom.xml'])('who holds %s is told so, until something changes', async (file) => {
    const { headers, body } = await read(file);
    expect(headers['content-type']).toBe(`application/${file.replace('.', '+')}; charset=utf-8`);
    const { etag = '', 'last-modified': modified = '' } = headers as Record<string, string>;
    expect(headers['cache-control']).toBe('no-cache');
    for (const conditions of [{ 'if-none-match': etag }, { 'if-modified-since': modified }]) {
      const again = await get(file, { headers: conditions });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    await publish(`/poradnik/nowy-${file.slice(0, -'.xml'.length)}`, 'article', {});
    const changed = await get(file, { headers: { 'if-none-match': etag, 'if-modified-since': modified } });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).not.toBe(body);
  });

  test('the newest are named and no more of them', async () => {
    for (let index = 0; index <= MAX_ARTICLES; index += 1) await publish(`/poradnik/numer-${index}`, 'article', {});
    const found = await titles();
    expect(found.length).toBe(MAX_ARTICLES);
    expect(found[0]).toBe(`Artykuł poradnik/numer-${MAX_ARTICLES}`);
  });
});
