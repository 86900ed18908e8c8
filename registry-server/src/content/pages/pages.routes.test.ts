import { describe, expect, test } from 'vitest';
import { createProductsStore } from '../../commerce/catalog/products/products.store.ts';
import { aProduct } from '../../testing/a-catalogue.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { dialects } from '../../testing/dialects.ts';
import { signedIn } from '../../testing/staff-client.ts';
import { pagesOfStaff } from './testing/pages-of-staff.ts';

describe.each(dialects)('the pages of the editor on $name', (dialect) => {
  const { app, byEditor, byPublisher, aPage, save, read } = pagesOfStaff(dialect);

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
    const found = await byEditor({ url: '/staff/pages?urlPath=/wprost&site=pl' });
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
      byPublisher({ method: 'POST', url: `/staff/pages/${id}/publish`, payload: { version } });
    expect((await publish(2)).json()).toMatchObject({ status: 'published', title: 'Druga' });
    await save(id, { version: 2, document: { ...document, title: 'Trzecia' } });
    expect((await publish(3)).json()).toMatchObject({ status: 'published', title: 'Trzecia' });
    const history = (await byEditor({ url: `/staff/pages/${id}/revisions` })).json();
    expect(history).toMatchObject({
      total: 3,
      items: [{ number: 3, isPublished: true }, { number: 2 }, { number: 1 }],
    });
    const revisionId = history.items[1].id;
    const earlier = await byEditor({ url: `/staff/pages/${id}/revisions/${revisionId}` });
    expect(earlier.json().document.title).toBe('Druga');
    const rollback = {
      method: 'POST',
      url: `/staff/pages/${id}/rollback`,
      payload: { revisionId, version: 3 },
    } as const;
    const rolledBack = await byPublisher(rollback);
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
    const publish = () => byPublisher({ method: 'POST', url, payload: { version: 1 } });
    await createProductsStore(app().db).put('RL-JEST', aProduct('RL-JEST'));
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
    const published = await byPublisher({ method: 'POST', url, payload: { version: 2 } });
    expect(published.json()).toMatchObject({ status: 'published' });
  });

  test('an editor may not publish, a viewer may not save, a stranger may not look', async () => {
    const { page, document } = await aPage();
    const url = `/staff/pages/${page.id}`;
    const publish = { method: 'POST', url: `${url}/publish`, payload: { version: 1 } } as const;
    expect((await byEditor(publish)).statusCode).toBe(403);
    const viewer = await signedIn(app(), 'viewer');
    const draft = { method: 'PUT', url: `${url}/draft`, payload: { version: 1, document } } as const;
    expect((await viewer.inject(draft)).statusCode).toBe(403);
    expect((await viewer.inject({ url })).statusCode).toBe(200);
    expect((await app().inject({ url })).statusCode).toBe(401);
    expect((await app().inject({ url: '/staff/pages' })).json()).toMatchObject({ code: 'not-signed-in' });
  });

  test('a page is published, hidden and deleted', async () => {
    const { page } = await aPage();
    const url = `/staff/pages/${page.id}`;
    await byPublisher({ method: 'POST', url: `${url}/publish`, payload: { version: 1 } });
    expect((await byPublisher({ method: 'DELETE', url })).json()).toMatchObject({ code: 'page-published' });
    const hidden = await byPublisher({ method: 'POST', url: `${url}/unpublish` });
    expect(hidden.json()).toMatchObject({ status: 'draft' });
    expect((await byPublisher({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await byEditor({ url })).json()).toMatchObject({ code: 'page-not-found' });
  });

  test('a draft not yet saved gets what it refers to', async () => {
    const document = aDocument({}, aPlaced('a', 'heading', { text: 'Raz' }));
    const answer = await byEditor({ method: 'POST', url: '/staff/related', payload: { document } });
    expect(answer.json()).toMatchObject({
      related: { products: {}, listings: {} },
      words: { freeDelivery: '99\u00a0zł' },
    });
    expect(answer.statusCode).toBe(200);
  });

  test.each(['/staff/pages/99999999999', '/staff/pages?search=%00'])('%s does not break the server', async (url) => {
    expect([200, 404, 422]).toContain((await byEditor({ url })).statusCode);
  });
});
