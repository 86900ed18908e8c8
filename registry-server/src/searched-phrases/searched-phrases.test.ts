import { beforeAll, describe, expect, test } from 'vitest';
import { createSitesStore } from '../content/sites/index.ts';
import type { App } from '../fastify-app.ts';
import { aProduct } from '../testing/a-catalogue.ts';
import { aSite } from '../testing/a-site.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { type StaffClient, signedIn } from '../testing/staff-client.ts';
import { createPhraseCounter } from './phrase-counter.ts';
import { isKeepable } from './phrase-key.ts';
import { createSearchedPhrasesStore, deletePhrasesOlderThan, type SearchedPhrase } from './searched-phrases.store.ts';

test.each([
  ['krem do rąk', true],
  ['spf 50', true],
  ['k', false],
  ['anna@poczta.example', false],
  ['600 100 200', false],
  ['zamówienie 000123', false],
  ['proszę o kontakt w sprawie zamówienia z wczoraj', false],
  ['k'.repeat(61), false],
])('„%s” may be kept: %s', (phrase, expected) => {
  expect(isKeepable(phrase)).toBe(expected);
});

test('phrases are counted together however they are written, and no more than five hundred new ones at once', async () => {
  const added: (readonly SearchedPhrase[])[] = [];
  const counter = createPhraseCounter({ add: async (phrases) => void added.push(phrases) });
  for (const phrase of ['Krem', '  krem ', 'KREM']) counter.record({ siteId: 1, phrase, results: 3 });
  counter.record({ siteId: 2, phrase: 'krem', results: 0 });
  for (let place = 0; place < 600; place += 1) counter.record({ siteId: 1, phrase: `fraza ${place}`, results: 0 });
  await counter.flush();
  expect(added[0]).toHaveLength(500);
  expect(added[0]?.slice(0, 2)).toEqual([
    { siteId: 1, written: 'KREM', uses: 3, results: 3 },
    { siteId: 2, written: 'krem', uses: 1, results: 0 },
  ]);
  await counter.flush();
  expect(added[1]).toEqual([]);
});

describe.each(dialects)('searched phrases on $name', (dialect) => {
  let app: App;
  let staff: StaffClient;
  const put = (url: string, payload: object) => staff.inject({ method: 'PUT', url, payload });
  const search = async (query: string, headers = {}) => (await app.inject({ url: `/search?${query}`, headers })).json();
  const listed = async (query = '') =>
    (await staff.inject({ method: 'GET', url: `/staff/search/phrases?pageSize=50${query}` })).json();
  const searchThrice = async (query: string) => {
    for (let times = 0; times < 3; times += 1) await search(query);
  };

  beforeAll(async () => {
    app = await buildTestApp(dialect, { sites: [aSite(), aSite({ code: 'en', isDefault: false })] });
    staff = await signedIn(app, 'publisher');
    await put('/staff/catalogue/products/A', aProduct('A', { name: 'Pomadka' }));
  });

  test('are told with how often and how much they found, from three times on; typing and narrowing count nothing', async () => {
    await searchThrice('q=Pomadki');
    await searchThrice('q=retinol');
    await search('q=raz');
    for (const query of ['q=filtrowane&inStock=true', 'q=zakres&scope=products', 'q=strona&page=2'])
      await searchThrice(query);
    for (let times = 0; times < 3; times += 1) await app.inject('/search/suggestions?q=pisane');
    const { items, total } = await listed();
    expect(
      items.map(({ phrase, uses, results }: Record<string, unknown>) => [phrase, uses, results]).toSorted(),
    ).toEqual([
      ['Pomadki', 3, 1],
      ['retinol', 3, 0],
    ]);
    expect([total, items[0]]).toEqual([
      2,
      expect.objectContaining({ site: 'pl', means: [], lastSeenAt: expect.any(String) }),
    ]);
    expect((await listed('&results=none')).items.map(({ phrase }: { phrase: string }) => phrase)).toEqual(['retinol']);
    expect((await listed('&search=POMAD')).total).toBe(1);
    expect((await listed('&site=en')).total).toBe(0);
  });

  test('get synonyms that hold at once, until they are taken away', async () => {
    await searchThrice('q=sztyft');
    expect((await search('q=sztyft')).data.results[0].total).toBe(0);
    const response = await put('/staff/search/synonyms', { phrase: 'sztyft', means: ['pomadka', 'szminka'] });
    expect(response.statusCode).toBe(204);
    const { data } = await search('q=sztyfty');
    expect([data.results[0].total, data.synonyms]).toEqual([1, ['pomadka']]);
    expect((await listed('&search=sztyft')).items[0].means).toEqual(['pomadka', 'szminka']);
    await put('/staff/search/synonyms', { phrase: 'sztyft', means: [] });
    expect((await search('q=sztyft')).data.results[0].total).toBe(0);
  });

  test('lead to a page of one site in place of results, until they no longer do', async () => {
    await searchThrice('q=zwrot');
    await put('/staff/search/redirects', { site: 'pl', phrase: 'Zwrot', to: '/zwroty' });
    expect((await search('q=ZWROT')).data.redirect).toBe('/zwroty');
    expect((await search('q=zwrot&exact=true')).data).not.toHaveProperty('redirect');
    expect((await search('q=zwrot', { 'x-site': 'en' })).data).not.toHaveProperty('redirect');
    expect((await listed('&search=zwrot')).items[0].to).toBe('/zwroty');
    await put('/staff/search/redirects', { site: 'pl', phrase: 'zwrot' });
    expect((await search('q=zwrot')).data).not.toHaveProperty('redirect');
  });

  test.each([
    ['/staff/search/synonyms', { phrase: 'a,b', means: ['c d'] }],
    ['/staff/search/synonyms', { phrase: 'krem', means: ['x => y'] }],
    ['/staff/search/synonyms', { phrase: 'k'.repeat(61), means: [] }],
    ['/staff/search/redirects', { site: 'pl', phrase: 'krem', to: 'https://evil.example' }],
    ['/staff/search/redirects', { site: 'pl', phrase: 'krem', to: '//evil.example' }],
    ['/staff/search/redirects', { site: 'pl', phrase: 'krem', to: '/\\evil.example' }],
    ['/staff/search/redirects', { site: 'pl', phrase: 'krem', to: 'javascript:alert(1)' }],
  ])('%s refuses %j', async (url, body) => {
    expect((await put(url, body)).statusCode).toBe(422);
  });

  test('are forgotten when they are old, but for those that staff have made something of', async () => {
    const clock = { now: new Date('2026-01-01T12:00:00Z') };
    const db = await dialect.openDatabase();
    const { site } = await createSitesStore(db).save(aSite());
    const store = createSearchedPhrasesStore(db, () => clock.now);
    const phrase = (written: string, uses = 3) => ({ siteId: site.id, written, uses, results: 0 });
    await store.add([phrase('stara'), phrase('z synonimem'), phrase('z adresem')]);
    await store.setSynonyms('z synonimem', ['krem']);
    await store.setRedirect(site.id, 'z adresem', '/x');
    clock.now = new Date('2026-03-01T12:00:00Z');
    await store.add([phrase('nowa')]);
    expect(await deletePhrasesOlderThan(db, new Date('2026-02-01T00:00:00Z'))).toBe(1);
    const left = async () => (await store.list({ page: 1, pageSize: 10 })).items.map(({ written }) => written);
    expect((await left()).toSorted()).toEqual(['nowa', 'z adresem', 'z synonimem']);
    await store.add([phrase('częsta', 9)], 1);
    expect(await left()).toEqual(['częsta']);
  });
});
