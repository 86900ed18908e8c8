import type { PageDocument } from '@witryna/module-schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { graphqlClient } from '../../testing/graphql-client.ts';
import { publishPage } from '../../testing/publish-page.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

const BEFORE = new Date('2026-11-30T12:00:00Z');
/** Midnight in Warsaw, in winter. */
const FIRST_OF_DECEMBER = '2026-11-30T23:00:00.000Z';
const AFTER = new Date('2026-11-30T23:00:01Z');

describe.each(dialects)('articles held back on $name', (dialect) => {
  let app: App;
  let staff: StaffClient;
  let ask: ReturnType<typeof graphqlClient>;

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: BEFORE });
    app = await buildTestApp(dialect);
    staff = await signedIn(app, 'admin');
    ask = graphqlClient(app);
  });
  beforeEach(() => void vi.setSystemTime(BEFORE));
  afterAll(() => void vi.useRealTimers());

  const create = (
    urlPath: string,
    contentProperties: PageDocument['contentProperties'],
    type: PageDocument['type'] = 'article',
  ) => publishPage(staff, { urlPath, type, title: `Artykuł ${urlPath.slice(1)}`, document: { contentProperties } });
  const read = (path: string) => app.inject({ url: `/registry${path}` });

  test.each([
    ['/od-dnia', { publicationDate: '2026-12-01' }],
    ['/od-chwili', { publicationDate: '2026-12-01T00:00' }],
    ['/od-chwili-utc', { delayed: '2026-11-30T23:00:00Z', publicationDate: '2026-10-01' }],
    ['/od-daty', { delayed: true, publicationDate: '2026-12-01T00:00:00+01:00' }],
  ])('%s comes when its moment comes, also from memory', async (path, contentProperties) => {
    await create(path, contentProperties);
    for (let round = 0; round < 2; round += 1) {
      const held = await read(path);
      expect(held.statusCode).toBe(404);
      expect(held.headers).toMatchObject({ 'x-valid-until': FIRST_OF_DECEMBER, 'cache-control': 'no-cache' });
    }
    vi.setSystemTime(AFTER);
    const shown = await read(path);
    expect([shown.statusCode, shown.headers['x-valid-until']]).toEqual([200, undefined]);
  });

  test.each([
    ['/dawno', { publicationDate: '2026-11-01' }, 'article' as const],
    ['/bez-daty', {}, 'article' as const],
    ['/zwykla', { publicationDate: '2026-12-01' }, 'page' as const],
  ])('%s is there at once', async (path, contentProperties, type) => {
    await create(path, contentProperties, type);
    expect((await read(path)).statusCode).toBe(200);
  });

  test('what else is at its address answers until then', async () => {
    const url = '/staff/redirects';
    await staff.inject({ method: 'POST', url, payload: { from: '/na-razie', to: '/dawno', code: 302 } });
    await create('/na-razie', { publicationDate: '2026-12-01' });
    const moved = await read('/na-razie');
    expect([moved.statusCode, moved.headers['x-valid-until']]).toEqual([410, FIRST_OF_DECEMBER]);
    vi.setSystemTime(AFTER);
    expect((await read('/na-razie')).statusCode).toBe(200);
  });

  test('pages that refer to it show it from then on', async () => {
    await create('/jeszcze-nie', { publicationDate: '2026-12-01' });
    await create('/lista', { relatedArticles: ['/jeszcze-nie', '/dawno'] });
    const related = async () => {
      const answer = await read('/lista');
      return [Object.keys(answer.json().meta.related.articles).toSorted(), answer.headers['x-valid-until']];
    };
    expect(await related()).toEqual([['dawno', 'lista'], FIRST_OF_DECEMBER]);
    expect((await read('/lista')).json().meta.validUntil).toBe(FIRST_OF_DECEMBER);
    vi.setSystemTime(AFTER);
    expect(await related()).toEqual([['dawno', 'jeszcze-nie', 'lista'], undefined]);
  });

  test('the search does not find it, nor counts it', async () => {
    await create('/szukany-teraz', {});
    await create('/szukany-potem', { publicationDate: '2026-12-01' });
    const search = async () => {
      const { data, meta } = (await app.inject({ url: '/search?q=szukany&scope=articles&per-page=1' })).json();
      const [{ total, list }] = data.results;
      return [total, list.map(({ key }: { key: string }) => key), meta.validUntil];
    };
    expect(await search()).toEqual([1, ['szukany-teraz'], FIRST_OF_DECEMBER]);
    vi.setSystemTime(AFTER);
    expect(await search()).toEqual([2, ['szukany-potem'], undefined]);
  });

  test('GraphQL does not tell of it either', async () => {
    const id = await create('/graphql-potem', { publicationDate: '2026-12-01' });
    const query = `{ route(url: "graphql-potem") { relative_url } }`;
    const page = `{ cmsPage(id: ${id}) { title } }`;
    expect((await ask(query)).data.route).toBeNull();
    expect((await ask(page)).errors?.[0]?.extensions.category).toBe('graphql-no-such-entity');
    vi.setSystemTime(AFTER);
    expect((await ask(query)).data.route).toEqual({ relative_url: 'graphql-potem' });
    expect((await ask(page)).data.cmsPage.title).toBe('Artykuł graphql-potem');
  });

  test('staff see it, and from when readers will', async () => {
    const id = await create('/dla-redakcji', { publicationDate: '2026-12-01' });
    const { page } = (await staff.inject({ url: `/staff/pages/${id}` })).json();
    expect(page).toMatchObject({ status: 'published', visibleFrom: FIRST_OF_DECEMBER });
    await staff.inject({ method: 'POST', url: `/staff/pages/${id}/unpublish` });
    expect((await staff.inject({ url: `/staff/pages/${id}` })).json().page.visibleFrom).toBeUndefined();
  });
});
