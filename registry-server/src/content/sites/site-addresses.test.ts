import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aDocument } from '../../testing/a-document.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';
import { createSitesStore } from './sites.store.ts';

const HOST = 'rosailen.example';
const english = aSite({ code: 'en', basePath: '/en', language: 'en', isDefault: false });
const american = aSite({ code: 'us', basePath: '/en/us', language: 'en-US', isDefault: false });
const bodyOf = ({ code: _, ...site }: ReturnType<typeof aSite>, changes: object = {}) => ({ ...site, ...changes });

describe.each(dialects)('addresses of sites on $name', (dialect) => {
  let app: App;
  let staff: StaffClient;

  beforeAll(async () => {
    app = await buildTestApp(dialect, { sites: [aSite(), english, american] });
    staff = await signedIn(app, 'admin');
    for (const [site, urlPath] of [
      ['pl', '/twarz'],
      ['pl', '/'],
      ['en', '/face'],
      ['en', '/'],
      ['us', '/face'],
    ] as const)
      await publish(site, urlPath);
  });

  const create = (site: string, urlPath: string, changes: object = {}) => {
    const payload = {
      site,
      type: 'page',
      title: urlPath,
      urlPath,
      document: aDocument({ title: urlPath }),
      ...changes,
    };
    return staff.inject({ method: 'POST', url: '/staff/pages', payload });
  };
  const publish = async (site: string, urlPath: string) => {
    const created = await create(site, urlPath);
    expect(created.statusCode, created.body).toBe(201);
    const { id } = created.json().page;
    return staff.inject({ method: 'POST', url: `/staff/pages/${id}/publish`, payload: { version: 1 } });
  };
  const put = (code: string, payload: object) => staff.inject({ method: 'PUT', url: `/staff/sites/${code}`, payload });

  test.each([
    [HOST, '/twarz', 'pl', '/twarz'],
    [HOST, '/', 'pl', '/'],
    [HOST, '/en/face', 'en', '/face'],
    [HOST, '/en', 'en', '/'],
    [HOST, '/en/', 'en', '/'],
    [HOST, '/en/us/face', 'us', '/face'],
    ['nobody.example', '/en/face', 'en', '/face'],
  ])('%s%s is the page %s %s', async (host, address, site, urlPath) => {
    const answer = await app.inject({ url: `/registry${address}`, headers: { host } });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data).toMatchObject({ site, urlPath });
    // From memory, too.
    expect((await app.inject({ url: `/registry${address}`, headers: { host } })).json().data.site).toBe(site);
  });

  test('where a header names the site nothing is cut off', async () => {
    const named = (url: string, site: string) => app.inject({ url: `/registry${url}`, headers: { 'x-site': site } });
    expect((await named('/face', 'en')).json().data.site).toBe('en');
    expect((await named('/en/face', 'en')).statusCode).toBe(404);
    expect((await named('/en/face', 'pl')).statusCode).toBe(404);
  });

  test('what is not there is told in the language of its site', async () => {
    const messageAt = async (url: string) => (await app.inject({ url, headers: { host: HOST } })).json().message;
    expect(await messageAt('/registry/nie-ma')).toMatch(/^Strona o podanym adresie/);
    expect(await messageAt('/registry/en/nothing-here')).toMatch(/^The page/);
  });

  test.each([
    [`https://${HOST}/en/us/face?x=1`, 'us'],
    [`https://${HOST}/en`, 'en'],
    [`https://${HOST}/english`, 'pl'],
    ['https://search.example/en', 'pl'],
    ['no address at all', 'pl'],
  ])('a channel that starts at %s is told of site %s', async (referer, site) => {
    const { data } = (await app.inject({ url: '/init', headers: { host: HOST, referer } })).json();
    expect(data.site.code).toBe(site);
    expect(data.sites.map(({ domain }: { domain: string }) => domain)).toEqual([HOST, HOST, HOST]);
  });

  test('a site at the address of another is refused, also of two that come at once', async () => {
    const refused = await put('gb', bodyOf(english, { revision: 0 }));
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'input-invalid']);
    expect(refused.json().details.faults).toMatchObject([
      { path: '/basePath', rule: 'site-address-taken', message: expect.stringContaining(`${HOST}/en`) },
    ]);
    const both = await Promise.all(['fr', 'hu'].map((code) => put(code, bodyOf(english, { basePath: '/eu' }))));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
  });

  test('a site may not begin with what belongs to the shop itself', async () => {
    for (const basePath of ['/api', '/cart', '/newsletter/pl', '/wp-admin']) {
      const refused = await put('gb', bodyOf(english, { basePath }));
      expect(refused.json().details.faults, basePath).toMatchObject([{ path: '/basePath', rule: 'slug-reserved' }]);
    }
  });

  test('a base path is no address of another site on its host, nor the other way round', async () => {
    expect((await put('gb', bodyOf(english, { basePath: '/twarz' }))).json().details.faults).toMatchObject([
      { path: '/basePath', rule: 'base-path-taken', message: expect.stringContaining('/twarz') },
    ]);
    for (const urlPath of ['/en', '/en/nowosci', '/en/us']) {
      const refused = await create('pl', urlPath);
      expect([refused.statusCode, refused.json().code], urlPath).toEqual([422, 'slug-of-site']);
      expect(refused.json().details.faults).toMatchObject([{ path: '/urlPath', rule: 'slug-of-site' }]);
    }
    expect((await create('pl', '/english')).statusCode).toBe(201);
    expect((await create('en', '/en')).statusCode).toBe(201);
    const { page } = (await create('en', '/american')).json();
    const moved = await staff.inject({
      method: 'PATCH',
      url: `/staff/pages/${page.id}`,
      payload: { version: 1, urlPath: '/us/face' },
    });
    expect(moved.json().code).toBe('slug-of-site');
  });

  test('a site that stays where it is can be saved, whoever else is there', async () => {
    const other = await buildTestApp(dialect, { sites: [aSite(), aSite({ code: 'pl-2', isDefault: false })] });
    const admin = await signedIn(other, 'admin');
    const save = (changes: object) =>
      admin.inject({ method: 'PUT', url: '/staff/sites/pl-2', payload: bodyOf(aSite(), changes) });
    expect((await save({ name: 'Druga', isDefault: false })).statusCode).toBe(200);
    const { items } = (await admin.inject({ url: '/staff/address-problems' })).json();
    expect(items).toMatchObject([{ kind: 'sites-share-address', address: HOST, sites: ['pl', 'pl-2'] }]);
    expect((await save({ basePath: '/druga', isDefault: false })).statusCode).toBe(200);
    expect((await admin.inject({ url: '/staff/address-problems' })).json().items).toEqual([]);
    expect((await save({ basePath: '/', isDefault: false })).statusCode).toBe(422);
  });

  test('a page that a site came to stand over is reported, and not published again', async () => {
    const lines: string[] = [];
    const { page } = (await create('pl', '/cz/kremy')).json();
    await staff.inject({ method: 'POST', url: `/staff/pages/${page.id}/publish`, payload: { version: 1 } });
    // As it may have been before base paths were looked at.
    await createSitesStore(app.db).save(aSite({ code: 'cz', basePath: '/cz', isDefault: false }));
    await app.sites.reload();
    const problem = { kind: 'page-under-site', site: 'pl', over: 'cz', page: { id: page.id, urlPath: '/cz/kremy' } };
    expect((await staff.inject({ url: '/staff/address-problems' })).json().items).toMatchObject([problem]);
    const document = aDocument({ title: 'Nowe' });
    await staff.inject({ method: 'PUT', url: `/staff/pages/${page.id}/draft`, payload: { version: 1, document } });
    const again = await staff.inject({
      method: 'POST',
      url: `/staff/pages/${page.id}/publish`,
      payload: { version: 2 },
    });
    expect(again.json().code).toBe('slug-of-site');
    const node = await buildTestApp(dialect, {
      databaseUrl: app.config.databaseUrl,
      env: { LOG_LEVEL: 'warn' },
      logTo: { write: (line: string) => lines.push(line) },
    });
    await node.ready();
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'page-under-site', over: 'cz' })]),
    );
  });
});
