import type { PageDocument } from '@witryna/module-schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import { createProductsStore } from '../../commerce/catalog/products/products.store.ts';
import type { App } from '../../fastify-app.ts';
import { aProduct } from '../../testing/a-catalogue.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

const point = (x: number) => ({ x, y: 0.5, label: 'Punkt' });
const anImage = (points: object[]) => aPlaced('a', 'image', { image: { file: 1, points } });
const anImageOf = (file: number) => aPlaced('a', 'image', { image: { file } });
const aListOf = (source: object, settings: object = {}) => aPlaced('a', 'products-list', { source, ...settings });
const NO_SLOTS = { top: [], main: [], bottom: [] };
const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
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

  test('the page at an address is found by it alone', async () => {
    await aPage({ urlPath: '/wprost', title: 'Wprost' });
    await aPage({ urlPath: '/wprost/nizej', title: 'Niżej' });
    const found = await editor.inject({ url: '/staff/pages?urlPath=/wprost&site=pl' });
    expect(found.json()).toMatchObject({ total: 1, items: [{ title: 'Wprost' }] });
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
    expect(saved.json()).toEqual({ version: 2, savedAt: expect.any(String), faults: [] });
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
      [
        'a slot that names no module',
        { ...aDocument(), slots: { top: ['x'], main: [], bottom: [] } },
        'slot-unknown-id',
      ],
      ['a module in no slot', { ...aDocument({}, aPlaced('a', 'hero')), slots: NO_SLOTS }, 'unreachable'],
      ['settings too deep', aDocument({}, aPlaced('a', 'heading', { text: nested(110) })), 'value-depth'],
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
        path: expect.stringMatching(/^(\/|$)/),
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

  describe('a draft with faults', () => {
    const faulty: readonly [string, PageDocument, string][] = [
      ['an unknown module', aDocument({}, { ...aPlaced('a', 'hero'), driver: 'marquee' }), 'unknown-module'],
      ['an unknown field', aDocument({}, aPlaced('a', 'heading', { text: 'x', glitter: 1 })), 'additionalProperties'],
      ['a wrong type', aDocument({}, aPlaced('a', 'heading', { text: 7 })), 'type'],
      ['an empty heading', aDocument({}, aPlaced('a', 'heading', { text: '' })), 'minLength'],
      ['no settings at all', aDocument({}, aPlaced('a', 'heading', {})), 'required'],
      ['a sixth image point', aDocument({}, anImage([0, 0.2, 0.4, 0.6, 0.8, 1].map(point))), 'maxItems'],
      ['a point on a point', aDocument({}, anImage([point(0.5), point(0.51)])), 'x-minPointDistance'],
      ['a file that no database can number', aDocument({}, anImageOf(99_999_999_999)), 'missing-reference'],
      ['a list of a strange length', aDocument({}, aListOf({ kind: 'line', line: 'x' }, { limit: 'dużo' })), 'type'],
      ['no source of a list', aDocument({}, aPlaced('a', 'products-list', { source: null })), 'type'],
      ['an empty title', aDocument({ title: '' }), 'minLength'],
      ['a strange meta', aDocument({ properties: { meta: { ogImage: 'x' } as object } }), 'type'],
    ];

    test.each(faulty)('is kept to the byte and opened again: %s', async (_, document, rule) => {
      const { page } = await aPage();
      const saved = await save(page.id, { version: 1, document });
      expect(saved.statusCode).toBe(200);
      expect(saved.json()).toMatchObject({ version: 2 });
      expect(saved.json().faults).toContainEqual(expect.objectContaining({ rule, path: expect.stringMatching(/^\//) }));
      const opened = await read(page.id);
      expect(JSON.stringify(opened.document.containers)).toBe(JSON.stringify(document.containers));
      expect(opened.document.title).toBe(document.title);
      expect(opened.faults).toEqual(saved.json().faults);
      const related = { method: 'POST', url: '/staff/related', payload: { document } } as const;
      expect((await editor.inject(related)).statusCode).toBe(200);
      expect((await editor.inject({ url: '/staff/pages' })).statusCode).toBe(200);
    });

    test.each(faulty)('is refused at publishing with the same list: %s', async (_, document) => {
      const { page } = await aPage();
      const { faults } = (await save(page.id, { version: 1, document })).json();
      const url = `/staff/pages/${page.id}/publish`;
      const refused = await publisher.inject({ method: 'POST', url, payload: { version: 2 } });
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'page-invalid']);
      expect(refused.json().details.faults).toEqual(faults);
      expect((await read(page.id)).page.status).toBe('draft');
    });

    test.each([
      ['a title', aDocument({ title: 'Len\0' }), '/document/title'],
      [
        'a setting',
        aDocument({}, aListOf({ kind: 'line', line: 'a\0b' })),
        '/document/containers/a/settings/source/line',
      ],
    ])('holds no text that cannot be stored: %s', async (_, document, path) => {
      const { page } = await aPage();
      const refused = await save(page.id, { version: 1, document });
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'input-invalid']);
      expect(refused.json().details.faults).toMatchObject([{ path, rule: 'storable' }]);
      expect((await read(page.id)).page.version).toBe(1);
    });

    test('may also be how a page begins', async () => {
      const created = await aPage({ document: aDocument({}, aPlaced('a', 'heading', {})) });
      expect(created.faults).toMatchObject([{ path: '/containers/a/settings/text', rule: 'required' }]);
    });

    test('names so many faults and no more', async () => {
      const { page } = await aPage();
      const settings = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`x${index}`, 1]));
      const saved = await save(page.id, { version: 1, document: aDocument({}, aPlaced('a', 'heading', settings)) });
      expect(saved.json().faults).toHaveLength(200);
    });
  });

  describe('what readers see and the newest code has forgotten', () => {
    const forgotten = { ...aPlaced('a', 'hero'), driver: 'marquee' };
    const publish = (id: number, version: number) =>
      publisher.inject({ method: 'POST', url: `/staff/pages/${id}/publish`, payload: { version } });
    /** A page that was published by code that still knew these modules. */
    const published = async (document: PageDocument) => {
      const { page } = await aPage({ document });
      await app.db
        .updateTable('page_revision')
        .set({ publishedAt: new Date() })
        .where('pageId', '=', page.id)
        .execute();
      return page;
    };

    test('does not lock its page', async () => {
      const page = await published(aDocument({}, forgotten));
      const touched = { ...forgotten, settings: { heading: 'inaczej' } };
      const saved = await save(page.id, { version: 1, document: aDocument({ title: 'Nowy tytuł' }, touched) });
      expect(saved.json().faults).toEqual([]);
      expect((await publish(page.id, 2)).json()).toMatchObject({ status: 'published', title: 'Nowy tytuł' });
      expect((await read(page.id)).document.containers.a).toEqual(touched);
    });

    test('is no excuse for another module that nobody knows', async () => {
      const page = await published(aDocument({}, forgotten));
      const document = aDocument({}, forgotten, { ...aPlaced('b', 'hero'), driver: 'ticker' });
      await save(page.id, { version: 1, document });
      const refused = await publish(page.id, 2);
      expect(refused.json().details.faults).toMatchObject([{ rule: 'unknown-module', placedModuleId: 'b' }]);
    });

    test('may be a field, as long as it stays as it was', async () => {
      const heading = (glitter: number) => aDocument({}, aPlaced('a', 'heading', { text: 'x', glitter }));
      const page = await published(heading(1));
      const kept = await save(page.id, { version: 1, document: { ...heading(1), title: 'Nowy tytuł' } });
      expect(kept.json().faults).toEqual([]);
      const changed = await save(page.id, { version: 2, document: heading(2) });
      expect(changed.json().faults).toMatchObject([{ rule: 'additionalProperties' }]);
    });
  });

  describe('an earlier state', () => {
    const open = async () => {
      const { page, document } = await aPage();
      await publisher.inject({ method: 'POST', url: `/staff/pages/${page.id}/publish`, payload: { version: 1 } });
      await save(page.id, { version: 1, document: aDocument({ title: 'Druga' }, aPlaced('a', 'heading', {})) });
      const { items } = (await editor.inject({ url: `/staff/pages/${page.id}/revisions` })).json();
      const [second, first] = items.map(({ id }: { id: string }) => id);
      const ask = (who: StaffClient, act: string, revisionId: string, version: number) =>
        who.inject({ method: 'POST', url: `/staff/pages/${page.id}/${act}`, payload: { revisionId, version } });
      return { page, document, first, second, ask };
    };

    test('becomes the draft by an editor’s hand, and readers notice nothing', async () => {
      const { page, document, first, second, ask } = await open();
      const restored = await ask(editor, 'restore', first, 2);
      expect(restored.json()).toMatchObject({ version: 3, document, faults: [], page: { status: 'published' } });
      expect((await ask(editor, 'restore', first, 2)).json()).toEqual(restored.json());
      const forward = (await ask(editor, 'restore', second, 3)).json();
      expect(forward).toMatchObject({ version: 4, document: { title: 'Druga' }, page: { status: 'changed' } });
      expect(forward.faults).toMatchObject([{ rule: 'required' }]);
      const site = app.sites.require('pl');
      expect((await app.pages.findPublishedById(site.id, page.id))?.document.title).toBe('O nas');
    });

    test('is not restored over somebody’s work, nor from another page', async () => {
      const { first, ask } = await open();
      const late = await ask(editor, 'restore', first, 1);
      expect([late.statusCode, late.json().code]).toEqual([409, 'revision-conflict']);
      const other = await open();
      const foreign = await ask(editor, 'restore', other.first, 2);
      expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'revision-not-found']);
    });

    test('is restored and published at once by a publisher only, and only without faults', async () => {
      const { page, first, second, ask } = await open();
      expect((await ask(editor, 'rollback', first, 2)).statusCode).toBe(403);
      const refused = await ask(publisher, 'rollback', second, 2);
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'page-invalid']);
      expect(await read(page.id)).toMatchObject({ version: 2, page: { status: 'changed' } });
      expect((await ask(publisher, 'rollback', first, 2)).json()).toMatchObject({ page: { status: 'published' } });
    });

    test('is not restored by who may only read', async () => {
      const { first, ask } = await open();
      expect((await ask(await signedIn(app, 'viewer'), 'restore', first, 2)).statusCode).toBe(403);
    });
  });
});
