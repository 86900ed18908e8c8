import type { PageDocument, PlacedModule, RegistryAnswer } from '@witryna/module-schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

const ofSnippet = (id: string, snippet: string) => aPlaced(id, 'snippet', { snippet });

describe.each(dialects)('shared snippets on $name', (dialect) => {
  let app: App;
  let admin: StaffClient;

  beforeAll(async () => {
    app = await buildTestApp(dialect, { sites: [aSite()] });
    admin = await signedIn(app, 'admin');
  });

  async function create(type: 'page' | 'snippet', urlPath: string, ...modules: PlacedModule[]): Promise<number> {
    const document: PageDocument = { ...aDocument({ title: urlPath }, ...modules), type };
    const payload = { type, title: urlPath, urlPath, document };
    const created = await admin.inject({ method: 'POST', url: '/staff/pages', payload });
    expect(created.statusCode).toBe(201);
    return created.json().page.id;
  }
  const publish = (id: number, version = 1) =>
    admin.inject({ method: 'POST', url: `/staff/pages/${id}/publish`, payload: { version } });
  async function published(...page: Parameters<typeof create>): Promise<number> {
    const id = await create(...page);
    expect((await publish(id)).json()).toMatchObject({ status: 'published' });
    return id;
  }
  const change = async (id: number, version: number, type: 'page' | 'snippet', ...modules: PlacedModule[]) => {
    const document = { ...aDocument({ title: 'Zmieniony' }, ...modules), type };
    return admin.inject({ method: 'PUT', url: `/staff/pages/${id}/draft`, payload: { version, document } });
  };
  const get = async (path: string) => (await app.inject({ url: `/registry${path}` })).json() as RegistryAnswer;
  const siteWith = async (properties: object) => {
    const { id: _, code, revision: __, ...site } = aSite() as unknown as Record<string, unknown>;
    const payload = { ...site, properties: { maintenance: false, ...properties } };
    expect((await admin.inject({ method: 'PUT', url: `/staff/sites/${code}`, payload })).statusCode).toBe(200);
  };

  test('come with the page, with what they refer to, and with those that they hold', async () => {
    await published('snippet', '/f/wnetrze', aPlaced('t', 'text', { content: { type: 'doc', content: [] } }));
    await published(
      'snippet',
      '/f/dostawa',
      aPlaced('h', 'heading', { text: 'Dostawa' }),
      ofSnippet('in', 'f/wnetrze'),
    );
    await published('page', '/z-fragmentem', ofSnippet('s', 'f/dostawa'));
    const { data, meta } = await get('/z-fragmentem');
    expect(data.containers).toEqual({ s: ofSnippet('s', 'f/dostawa') });
    expect(meta.related.snippets).toMatchObject({
      'f/dostawa': { title: '/f/dostawa', slots: { main: ['h', 'in'] }, containers: { h: { driver: 'heading' } } },
      'f/wnetrze': { containers: { t: { driver: 'text' } } },
    });
  });

  test('a change of a snippet is seen on each page that shows it, also where another snippet is between', async () => {
    const inner = await published('snippet', '/f/srodek', aPlaced('h', 'heading', { text: 'Przedtem' }));
    await published('snippet', '/f/dookola', ofSnippet('in', 'f/srodek'));
    await published('page', '/okrezna', ofSnippet('s', 'f/dookola'));
    expect((await get('/okrezna')).meta.related.snippets['f/srodek']?.containers.h?.settings).toEqual({
      text: 'Przedtem',
    });
    await change(inner, 1, 'snippet', aPlaced('h', 'heading', { text: 'Potem' }));
    await publish(inner, 2);
    await expect
      .poll(async () => (await get('/okrezna')).meta.related.snippets['f/srodek']?.containers.h?.settings)
      .toEqual({ text: 'Potem' });
  });

  test('a withdrawn one is passed over, and listed as broken with page and module', async () => {
    const id = await published('snippet', '/f/wycofany', aPlaced('h', 'heading', { text: 'Tu' }));
    const page = await published('page', '/bez-fragmentu', ofSnippet('s', 'f/wycofany'));
    await admin.inject({ method: 'POST', url: `/staff/pages/${id}/unpublish` });
    await expect.poll(async () => (await get('/bez-fragmentu')).meta.related.snippets).toEqual({});
    const { items } = (await admin.inject({ url: '/staff/references/broken?pageSize=100' })).json();
    expect(items).toContainEqual({
      kind: 'snippet',
      key: 'f/wycofany',
      page: expect.objectContaining({ id: page, urlPath: '/bez-fragmentu', site: 'pl' }),
      place: { path: '/containers/s/settings/snippet', placedModuleId: 's', driver: 'snippet' },
    });
  });

  test('one in a circle is refused with path and sentence', async () => {
    const a = await published('snippet', '/f/a', aPlaced('h', 'heading', { text: 'A' }));
    await published('snippet', '/f/b', ofSnippet('x', 'f/a'));
    const saved = await change(a, 1, 'snippet', ofSnippet('y', 'f/b'));
    expect(saved.json().faults).toMatchObject([
      { path: '/containers/y/settings/snippet', rule: 'snippet-circle', placedModuleId: 'y' },
    ]);
    const refused = await publish(a, 2);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'page-invalid', details: { faults: [{ rule: 'snippet-circle' }] } });
  });

  test('what is in use is told, and neither deleted nor moved', async () => {
    const id = await create('snippet', '/f/potrzebny', aPlaced('h', 'heading', { text: 'Tu' }));
    const page = await create('page', '/potrzebuje', ofSnippet('s', 'f/potrzebny'));
    const usages = (await admin.inject({ url: '/staff/references?kind=snippet&key=f/potrzebny&site=pl' })).json();
    expect(usages).toMatchObject({
      total: 1,
      items: [{ page: { id: page }, states: ['draft'], places: [{ placedModuleId: 's', driver: 'snippet' }] }],
      sites: [],
    });
    const deleted = await admin.inject({ method: 'DELETE', url: `/staff/pages/${id}` });
    expect(deleted.statusCode).toBe(409);
    expect(deleted.json()).toMatchObject({
      code: 'content-in-use',
      details: { count: 1, items: [{ page: { id: page } }] },
    });
    const moved = await admin.inject({
      method: 'PATCH',
      url: `/staff/pages/${id}`,
      payload: { version: 1, urlPath: '/f/gdzie-indziej' },
    });
    expect(moved.statusCode).toBe(409);
    await admin.inject({ method: 'DELETE', url: `/staff/pages/${page}` });
    expect((await admin.inject({ method: 'DELETE', url: `/staff/pages/${id}` })).statusCode).toBe(204);
  });

  test('a site’s header and footer stand on pages without their own, and a page may have others', async () => {
    await published('snippet', '/f/naglowek', aPlaced('n', 'heading', { text: 'Rosa i Len' }));
    await published('page', '/bez-wlasnego', aPlaced('h', 'heading', { text: 'Tu' }));
    await siteWith({ headerSnippet: 'f/naglowek', footerSnippet: 'f/stopka' });
    await expect.poll(async () => (await get('/bez-wlasnego')).data.slots.top).toEqual(['site-header']);
    const { data, meta } = await get('/bez-wlasnego');
    expect(data.slots).toEqual({ top: ['site-header'], main: ['h'], bottom: ['site-footer'] });
    expect(Object.keys(meta.related.snippets)).toEqual(['f/naglowek']);
    const broken = (await admin.inject({ url: '/staff/references/broken' })).json();
    expect(broken.sites).toEqual([{ site: 'pl', name: expect.any(String), place: 'footer', key: 'f/stopka' }]);
    const header = (await admin.inject({ url: '/staff/references?kind=snippet&key=f/naglowek&site=pl' })).json();
    expect(header.sites).toMatchObject([{ place: 'header' }]);
    await published('snippet', '/f/stopka', aPlaced('n', 'heading', { text: 'Stopka' }));
    await expect
      .poll(async () => Object.keys((await get('/bez-wlasnego')).meta.related.snippets))
      .toContain('f/stopka');
  });

  test('a page may do without the site’s header or footer, and keeps what it has of its own', async () => {
    const contentProperties = { withoutHeader: true, withoutFooter: true };
    const bare = { ...aDocument({ title: 'Bez ramy' }, aPlaced('h', 'heading', { text: 'Tu' })), contentProperties };
    const own = { ...bare, slots: { top: ['h'], main: [], bottom: [] } };
    for (const [urlPath, document] of Object.entries({ '/bez-ramy': bare, '/wlasna-rama': own })) {
      const payload = { type: 'page', title: urlPath, urlPath, document };
      const { page } = (await admin.inject({ method: 'POST', url: '/staff/pages', payload })).json();
      expect((await publish(page.id)).statusCode).toBe(200);
    }
    expect((await get('/bez-ramy')).data.slots).toEqual({ top: [], main: ['h'], bottom: [] });
    expect((await get('/wlasna-rama')).data.slots).toEqual({ top: ['h'], main: [], bottom: [] });
  });
});

describe.each(dialects)('what stands around screens on $name', (dialect) => {
  const frameOf = async (app: App) => {
    const response = await app.inject({ url: '/site-frame' });
    return { status: response.statusCode, tags: response.headers['x-tags'], ...(response.json() as RegistryAnswer) };
  };
  const aFrame = async (properties: object) => {
    const app = await buildTestApp(dialect, { sites: [aSite({ properties: { maintenance: false, ...properties } })] });
    const admin = await signedIn(app, 'admin');
    const publish = async (type: 'page' | 'snippet', urlPath: string, document: PageDocument) => {
      const payload = { type, title: urlPath, urlPath, document: { ...document, type } };
      const { page } = (await admin.inject({ method: 'POST', url: '/staff/pages', payload })).json();
      await admin.inject({ method: 'POST', url: `/staff/pages/${page.id}/publish`, payload: { version: 1 } });
      return page.id as number;
    };
    return { app, admin, publish };
  };
  const modules = ['g', 'm', 'd'].map((id) => aPlaced(id, 'heading', { text: id }));
  const home = { ...aDocument({ title: 'Start' }, ...modules), slots: { top: ['g'], main: ['m'], bottom: ['d'] } };

  test('without snippets of the site it is the header and footer of the home page', async () => {
    const { app, publish } = await aFrame({});
    expect((await frameOf(app)).status).toBe(404);
    await publish('page', '/', home);
    const { status, data } = await frameOf(app);
    expect(status).toBe(200);
    expect(data.slots).toEqual({ top: ['g'], main: [], bottom: ['d'] });
    expect(Object.keys(data.containers)).toEqual(['g', 'd']);
  });

  test('with them it is theirs, whatever the home page shows, and follows their changes', async () => {
    const { app, admin, publish } = await aFrame({ headerSnippet: 'f/naglowek' });
    const id = await publish('snippet', '/f/naglowek', aDocument({}, aPlaced('n', 'heading', { text: 'Rosa i Len' })));
    const alone = await frameOf(app);
    expect(alone.data.slots).toEqual({ top: ['site-header'], main: [], bottom: [] });
    await publish('page', '/', { ...home, contentProperties: { withoutHeader: true } });
    const { data, meta, tags } = await frameOf(app);
    expect(data.slots).toEqual({ top: ['site-header'], main: [], bottom: ['d'] });
    expect(Object.keys(meta.related.snippets)).toEqual(['f/naglowek']);
    expect(tags).toContain('path:pl:/f/naglowek');
    const payload = {
      version: 1,
      document: { ...aDocument({}, aPlaced('n', 'heading', { text: 'Inna' })), type: 'snippet' },
    };
    await admin.inject({ method: 'PUT', url: `/staff/pages/${id}/draft`, payload });
    await admin.inject({ method: 'POST', url: `/staff/pages/${id}/publish`, payload: { version: 2 } });
    await expect
      .poll(async () => (await frameOf(app)).meta.related.snippets['f/naglowek']?.containers.n?.settings)
      .toEqual({ text: 'Inna' });
  });
});
