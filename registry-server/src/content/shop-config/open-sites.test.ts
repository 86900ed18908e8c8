import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aDocument } from '../../testing/a-document.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

const sites = ['pl', 'en', 'de'].map((code) => aSite({ code, domain: `${code}.example`, isDefault: code === 'pl' }));

describe.each(dialects)('the sites that readers are led to on $name', (dialect) => {
  let app: App;
  let staff: StaffClient;

  beforeAll(async () => {
    app = await buildTestApp(dialect, { sites });
    staff = await signedIn(app, 'admin');
  });

  const create = async (site: string, urlPath: string) => {
    const title = `${site} ${urlPath}`;
    const payload = { site, type: 'page', title, urlPath, document: aDocument({ title }) };
    const { page } = (await staff.inject({ method: 'POST', url: '/staff/pages', payload })).json();
    const send = async (method: 'POST' | 'PATCH', path: string, body?: object) => {
      const url = `/staff/pages/${page.id}${path}`;
      const answer = await staff.inject({ method, url, ...(body && { payload: body }) });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    return {
      publish: (version = 1) => send('POST', '/publish', { version }),
      unpublish: () => send('POST', '/unpublish'),
      move: (to: string, version: number) => send('PATCH', '', { version, urlPath: to }),
    };
  };
  const openSites = async () => {
    const { data } = (await app.inject('/init')).json();
    return data.sites.flatMap(({ code, isClosed }: { code: string; isClosed?: boolean }) => (isClosed ? [] : code));
  };
  /** Which sites' changes are told to those who hold answers. */
  const changedSites = async (act: () => Promise<void>) => {
    const last = async () =>
      await app.db.selectFrom('outbox').select(['id', 'tags']).orderBy('id', 'desc').limit(50).execute();
    const [before] = await last();
    await act();
    const after = await last();
    const tags = after.filter(({ id }) => before === undefined || id > before.id).flatMap((row) => row.tags);
    return tags.filter((tag) => tag.startsWith('site:') && tag !== 'site:*');
  };

  test('are those with a home page, and whoever holds the list hears of a change', async () => {
    expect(await openSites()).toEqual([]);
    const home = await create('pl', '/');
    const english = await create('en', '/');
    const other = await create('de', '/o-nas');
    expect(await openSites()).toEqual([]);
    expect(await changedSites(() => home.publish())).toEqual(['site:pl']);
    expect(await changedSites(() => english.publish())).toEqual(['site:en']);
    expect(await changedSites(() => other.publish())).toEqual([]);
    expect(await openSites()).toEqual(['pl', 'en']);
    // What is published once more opens nothing.
    expect(await changedSites(() => home.publish())).toEqual([]);
    expect(await changedSites(english.unpublish)).toEqual(['site:en']);
    expect(await openSites()).toEqual(['pl']);
    expect(await changedSites(() => home.move('/start', 1))).toEqual(['site:pl']);
    expect(await openSites()).toEqual([]);
    expect(await changedSites(() => home.move('/', 2))).toEqual(['site:pl']);
    expect(await openSites()).toEqual(['pl']);
  });

  test('are not those under maintenance', async () => {
    const french = aSite({ code: 'fr', domain: 'fr.example', isDefault: false });
    const { code: _, ...site } = french;
    const save = async (properties: object) => {
      const payload = { ...site, properties: { ...site.properties, ...properties } };
      const answer = await staff.inject({ method: 'PUT', url: '/staff/sites/fr', payload });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
    };
    await save({ maintenance: true });
    await (await create('fr', '/')).publish();
    expect(await openSites()).not.toContain('fr');
    await save({ maintenance: false });
    expect(await openSites()).toContain('fr');
  });
});
