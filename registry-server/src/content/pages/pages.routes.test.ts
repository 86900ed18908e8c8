import type { PageDocument } from '@witryna/module-schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../app.ts';
import { createProductsStore } from '../../commerce/catalog/products.store.ts';
import { aProduct } from '../../testing/a-catalogue.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

const point = (x: number) => ({ x, y: 0.5, label: 'Punkt' });
const anImage = (points: object[]) => aPlaced('a', 'image', { image: { file: 1, points } });
const aChain = (length: number): PageDocument => {
  const ids = Array.from({ length }, (_, index) => `c${index}`);
  const containers = ids.map((id, index) => {
    const next = ids[index + 1];
    return { ...aPlaced(id, 'container', {}), slots: { content: next === undefined ? [] : [next] } };
  });
  return { ...aDocument({}, ...containers), slots: { top: [], main: ['c0'], bottom: [] } };
};
const aCrowd = (count: number) =>
  aDocument({}, ...Array.from({ length: count }, (_, index) => aPlaced(`m${index}`, 'heading', { text: 'x' })));

describe.each(dialects)('the pages of the editor on $name', (dialect) => {
  let app: App;
  let editor: StaffClient;
  let publisher: StaffClient;

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    editor = await signedIn(app, 'editor');
    publisher = await signedIn(app, 'publisher');
  });

  let count = 0;
  const aPage = async (payload: object = {}) => {
    count += 1;
    const body = { type: 'page', title: 'O nas', urlPath: `/strona-${count}`, ...payload };
    const response = await editor.inject({ method: 'POST', url: '/staff/pages', payload: body });
    expect(response.statusCode).toBe(201);
    return response.json();
  };
  const save = (id: number, payload: object) =>
    editor.inject({ method: 'PUT', url: `/staff/pages/${id}/draft`, payload });
  const read = async (id: number) => (await editor.inject({ url: `/staff/pages/${id}` })).json();

  test('a new page opens as an empty draft', async () => {
    const created = await aPage({ urlPath: '/poradnik/nowy', title: 'Nowy' });
    expect(created.page).toMatchObject({ site: 'pl', urlPath: '/poradnik/nowy', status: 'draft', version: 1 });
    expect(created.page.updatedBy).toBe('Zofia Lniana');
    expect(created.document).toMatchObject({ title: 'Nowy', containers: {} });
    expect(created.related).toMatchObject({ products: {}, files: {} });
    expect(await read(created.page.id)).toEqual(created);
  });

  test('containers may come as a list, and by their component names', async () => {
    const document = {
      ...aDocument(),
      slots: undefined,
      containers: [{ driver: 'Heading', settings: { text: 'Raz' } }],
    };
    const created = await aPage({ document });
    expect(created.document.containers).toMatchObject({ 1: { id: '1', driver: 'heading', version: 1 } });
    expect(created.document.slots.main).toEqual(['1']);
  });

  test('a draft is saved, published, changed and rolled back', async () => {
    const { page, document } = await aPage();
    const { id } = page;
    const saved = await save(id, { version: 1, document: { ...document, title: 'Druga' } });
    expect(saved.json()).toEqual({ version: 2, savedAt: expect.any(String) });
    const publish = (version: number) =>
      publisher.inject({ method: 'POST', url: `/staff/pages/${id}/publish`, payload: { version } });
    expect((await publish(2)).json()).toMatchObject({ status: 'published', title: 'Druga' });
    await save(id, { version: 2, document: { ...document, title: 'Trzecia' } });
    expect((await publish(3)).json()).toMatchObject({ status: 'published', title: 'Trzecia' });
    const history = (await editor.inject({ url: `/staff/pages/${id}/revisions` })).json();
    expect(history).toMatchObject({
      total: 3,
      items: [{ number: 3, isPublished: true }, { number: 2 }, { number: 1 }],
    });
    const revisionId = history.items[1].id;
    const earlier = await editor.inject({ url: `/staff/pages/${id}/revisions/${revisionId}` });
    expect(earlier.json().document.title).toBe('Druga');
    const rollback = {
      method: 'POST',
      url: `/staff/pages/${id}/rollback`,
      payload: { revisionId, version: 3 },
    } as const;
    const rolledBack = await publisher.inject(rollback);
    expect(rolledBack.json()).toMatchObject({
      version: 4,
      document: { title: 'Druga' },
      page: { status: 'published' },
    });
  });

  test('a page that points at what there is not is saved but not published, until it is there', async () => {
    const skus = ['RL-JEST', 'RL-BRAK'];
    const document = {
      ...aDocument(
        { type: 'article', title: 'Poradnik' },
        aPlaced('lista', 'products-list', { source: { kind: 'selected', skus } }),
        aPlaced('linia', 'products-list', { source: { kind: 'line', line: 'brak' } }),
        aPlaced('obraz', 'image', { image: { file: 9_999 } }),
      ),
      contentProperties: { relatedArticles: ['/nie-ma-go'] },
    };
    const { page } = await aPage({ type: 'article', document });
    const url = `/staff/pages/${page.id}/publish`;
    const publish = () => publisher.inject({ method: 'POST', url, payload: { version: 1 } });
    await createProductsStore(app.db).put('RL-JEST', aProduct('RL-JEST'));
    const refused = await publish();
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'page-invalid']);
    const rule = 'missing-reference';
    expect(refused.json().details.faults).toEqual([
      {
        path: '/containers/lista/settings/source/skus/1',
        rule,
        message: 'Nie ma produktu „RL-BRAK”.',
        placedModuleId: 'lista',
      },
      {
        path: '/containers/linia/settings/source/line',
        rule,
        message: 'Nie ma linii „brak”.',
        placedModuleId: 'linia',
      },
      {
        path: '/containers/obraz/settings/image/file',
        rule,
        message: 'Nie ma pliku o numerze 9999.',
        placedModuleId: 'obraz',
      },
      { path: '/contentProperties/relatedArticles/0', rule, message: 'Nie ma artykułu o adresie „/nie-ma-go”.' },
    ]);
    expect((await read(page.id)).page.status).toBe('draft');
    const sound = aDocument(
      { type: 'article', title: 'Poradnik' },
      aPlaced('lista', 'products-list', { source: { kind: 'selected', skus: ['RL-JEST'] } }),
    );
    await save(page.id, { version: 1, document: { ...sound, contentProperties: { relatedArticles: [page.urlPath] } } });
    const published = await publisher.inject({ method: 'POST', url, payload: { version: 2 } });
    expect(published.json()).toMatchObject({ status: 'published' });
  });

  test('an editor may not publish, a viewer may not save, a stranger may not look', async () => {
    const { page, document } = await aPage();
    const url = `/staff/pages/${page.id}`;
    const publish = { method: 'POST', url: `${url}/publish`, payload: { version: 1 } } as const;
    expect((await editor.inject(publish)).statusCode).toBe(403);
    const viewer = await signedIn(app, 'viewer');
    const draft = { method: 'PUT', url: `${url}/draft`, payload: { version: 1, document } } as const;
    expect((await viewer.inject(draft)).statusCode).toBe(403);
    expect((await viewer.inject({ url })).statusCode).toBe(200);
    expect((await app.inject({ url })).statusCode).toBe(401);
    expect((await app.inject({ url: '/staff/pages' })).json()).toMatchObject({ code: 'not-signed-in' });
  });

  test('a page is published, hidden and deleted', async () => {
    const { page } = await aPage();
    const url = `/staff/pages/${page.id}`;
    await publisher.inject({ method: 'POST', url: `${url}/publish`, payload: { version: 1 } });
    expect((await publisher.inject({ method: 'DELETE', url })).json()).toMatchObject({ code: 'page-published' });
    const hidden = await publisher.inject({ method: 'POST', url: `${url}/unpublish` });
    expect(hidden.json()).toMatchObject({ status: 'draft' });
    expect((await publisher.inject({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await editor.inject({ url })).json()).toMatchObject({ code: 'page-not-found' });
  });

  test('a draft not yet saved gets what it refers to', async () => {
    const document = aDocument({}, aPlaced('a', 'heading', { text: 'Raz' }));
    const answer = await editor.inject({ method: 'POST', url: '/staff/related', payload: { document } });
    expect(answer.json()).toMatchObject({
      related: { products: {}, listings: {} },
      words: { freeDelivery: '99\u00a0zł' },
    });
    expect(answer.statusCode).toBe(200);
  });

  describe('refuses with field, rule and sentence, and keeps the stored page:', () => {
    test.each([
      ['an unknown module', aDocument({}, { ...aPlaced('a', 'hero'), driver: 'marquee' }), 'unknown-module'],
      ['an unknown field', aDocument({}, aPlaced('a', 'heading', { text: 'x', glitter: 1 })), 'additionalProperties'],
      ['a wrong type', aDocument({}, aPlaced('a', 'heading', { text: 7 })), 'type'],
      ['a sixth image point', aDocument({}, anImage([0, 0.2, 0.4, 0.6, 0.8, 1].map(point))), 'maxItems'],
      ['a point on a point', aDocument({}, anImage([point(0.5), point(0.51)])), 'x-minPointDistance'],
      ['a page too deep', aChain(13), 'page-depth'],
      ['too many modules', aCrowd(1001), 'page-size'],
      ['another kind of page', aDocument({ type: 'article' }), 'page-type'],
      ['containers that are none', { ...aDocument(), containers: { a: null } }, 'type'],
    ])('%s', async (_, document, rule) => {
      const { page, document: stored } = await aPage();
      const response = await save(page.id, { version: 1, document });
      expect(response.statusCode).toBe(422);
      const { code, details } = response.json();
      expect(code).toBe('page-invalid');
      const fault = details.faults.find((found: { rule: string }) => found.rule === rule);
      expect(fault).toMatchObject({
        path: expect.stringMatching(/^\//),
        message: expect.stringMatching(/^[A-ZŻ].*\.$/),
      });
      expect(await read(page.id)).toMatchObject({ version: 1, document: stored });
    });

    test('a stale version', async () => {
      const { page, document } = await aPage();
      await save(page.id, { version: 1, document: { ...document, title: 'Pierwsza' } });
      const late = await save(page.id, { version: 1, document: { ...document, title: 'Spóźniona' } });
      expect(late.statusCode).toBe(409);
      expect(late.json()).toMatchObject({
        code: 'revision-conflict',
        details: { expected: 1, found: 2, savedBy: 'Zofia Lniana', savedAt: expect.any(String) },
      });
      expect((await read(page.id)).document.title).toBe('Pierwsza');
    });

    test('an address that another page has', async () => {
      const { page } = await aPage();
      const payload = { type: 'page', title: 'Druga', urlPath: page.urlPath };
      const response = await editor.inject({ method: 'POST', url: '/staff/pages', payload });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({
        code: 'slug-taken',
        details: { faults: [{ path: '/urlPath', rule: 'slug-taken', message: expect.stringContaining(page.urlPath) }] },
      });
    });

    test.each([
      ['/../../etc/passwd', 'slug-invalid'],
      ['/a/%2e%2e/b', 'slug-invalid'],
      ['/O-Nas', 'slug-invalid'],
      ['/cart/nowy', 'slug-reserved'],
      ['/api', 'slug-reserved'],
    ])('the address %s', async (urlPath, code) => {
      const payload = { type: 'page', title: 'Zła', urlPath };
      const created = await editor.inject({ method: 'POST', url: '/staff/pages', payload });
      expect(created.statusCode).toBe(422);
      expect(created.json()).toMatchObject({ code, details: { faults: [{ path: '/urlPath' }] } });
      const { page } = await aPage();
      const move = { method: 'PATCH', url: `/staff/pages/${page.id}`, payload: { urlPath, version: 1 } } as const;
      expect((await editor.inject(move)).json()).toMatchObject({ code });
      expect((await read(page.id)).page.urlPath).toBe(page.urlPath);
    });

    test('a body of 50 MB', async () => {
      const { page } = await aPage();
      const response = await editor.inject({
        method: 'PUT',
        url: `/staff/pages/${page.id}/draft`,
        headers: { 'content-type': 'application/json' },
        payload: `{"version":1,"document":{"title":"${'x'.repeat(50 * 1024 * 1024)}"}}`,
      });
      expect(response.statusCode).toBe(413);
      expect(response.json()).toMatchObject({
        code: 'body-too-large',
        details: { maximumMb: 4, givenMb: 50, faults: [{ rule: 'body-size' }] },
      });
      expect((await read(page.id)).version).toBe(1);
    });

    test.each(['{"version": 1, "document": {', 'hej', ''])('malformed JSON „%s”', async (payload) => {
      const { page } = await aPage();
      const url = `/staff/pages/${page.id}/draft`;
      const headers = { 'content-type': 'application/json' };
      const response = await editor.inject({ method: 'PUT', url, headers, payload });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'json-invalid', details: { faults: [{ rule: 'json' }] } });
      expect((await read(page.id)).version).toBe(1);
    });

    test.each([
      [{ version: 1, document: {}, force: true }, '/force', 'additionalProperties'],
      [{ version: 'jeden', document: {} }, '/version', 'type'],
      [{ document: {} }, '/version', 'required'],
    ])('a body with a fault of its own %j', async (payload, path, rule) => {
      const { page } = await aPage();
      const response = await save(page.id, payload);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({
        code: 'input-invalid',
        details: { faults: [{ path, rule, message: expect.stringMatching(/\.$/) }] },
      });
    });
  });

  test.each(['/staff/pages/99999999999', '/staff/pages?search=%00'])('%s does not break the server', async (url) => {
    expect([200, 404, 422]).toContain((await editor.inject({ url })).statusCode);
  });

  test('a module that the newest code has forgotten does not lock its page', async () => {
    const forgotten = { ...aPlaced('a', 'hero'), driver: 'marquee' };
    const site = app.sites.require('pl');
    const document = aDocument({}, forgotten);
    const input = { siteId: site.id, type: 'page', slug: 'z-dawnych-lat', isTemplate: false, document } as const;
    const page = await app.pages.create(input, 'Import');
    const changed = { ...document, title: 'Nowy tytuł' };
    expect((await save(page.id, { version: 1, document: changed })).statusCode).toBe(200);
    expect((await read(page.id)).document.containers.a).toEqual(forgotten);
    const touched = aDocument({}, { ...forgotten, settings: { heading: 'inaczej' } });
    expect((await save(page.id, { version: 2, document: touched })).json()).toMatchObject({ code: 'page-invalid' });
  });
});
