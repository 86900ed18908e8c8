import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aProduct } from '../../testing/a-catalogue.ts';
import { aDocument } from '../../testing/a-document.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

const FORGED = { sku: 'RL-1', name: 'Krem', price: { final: { amount: 1, currency: 'PLN' } } };

describe.each(dialects)('content properties on $name', (dialect) => {
  let app: App;
  let staff: StaffClient;

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    staff = await signedIn(app, 'admin');
    await staff.inject({ method: 'PUT', url: '/staff/catalogue/products/RL-1', payload: aProduct('RL-1') });
  });

  const create = async (type: string, urlPath: string, contentProperties: object) => {
    const title = 'Strona';
    const document = aDocument({ title, contentProperties: {}, type: 'page' });
    const payload = { type, title, urlPath, document: { ...document, type, contentProperties } };
    const created = await staff.inject({ method: 'POST', url: '/staff/pages', payload });
    expect(created.statusCode, created.body).toBe(201);
    return created.json().page.id as number;
  };
  const publish = (id: number) =>
    staff.inject({ method: 'POST', url: `/staff/pages/${id}/publish`, payload: { version: 1 } });
  /** As an older version of the shop, or another tool, may have left it. */
  const publishUnchecked = async (id: number, contentProperties: object) => {
    const { draftRevisionId } = await app.db
      .selectFrom('page')
      .select('draftRevisionId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { document } = await app.db
      .selectFrom('page_revision')
      .select('document')
      .where('id', '=', draftRevisionId)
      .executeTakeFirstOrThrow();
    await app.db
      .updateTable('page_revision')
      .set({ document: JSON.stringify({ ...JSON.parse(document), contentProperties }) })
      .where('id', '=', draftRevisionId)
      .execute();
    await app.db
      .updateTable('page')
      .set({ publishedRevisionId: draftRevisionId, publishedAt: new Date() })
      .where('id', '=', id)
      .execute();
  };
  const read = async (path: string) => (await app.inject({ url: `/registry${path}` })).json().data;

  test('what does not fit stays in the draft and is named when it is to be published', async () => {
    const properties = { product: FORGED, author: { name: 'Ada' }, season: 'len' };
    const id = await create('page', '/okazja', properties);
    const draft = (await staff.inject({ url: `/staff/pages/${id}` })).json();
    expect(draft.document.contentProperties).toEqual(properties);
    const refused = await publish(id);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'page-invalid']);
    const paths = refused.json().details.faults.map(({ path }: { path: string }) => path);
    expect(paths.toSorted()).toEqual(['/contentProperties/author', '/contentProperties/product']);
    expect((await app.inject({ url: '/registry/okazja' })).statusCode).toBe(404);
  });

  test.each([
    ['page', '/strona-z-produktem'],
    ['product', '/produkt-bez-katalogu'],
    ['product-category', '/kategoria-bez-katalogu'],
    ['article', '/artykul-z-produktem'],
  ])('a product that a %s has stored is never read', async (type, urlPath) => {
    const id = await create(type, urlPath, {});
    await publishUnchecked(id, { product: FORGED, category: {}, cover: 1.5, season: 'len' });
    const { contentProperties } = await read(urlPath);
    expect(contentProperties.product).toBeUndefined();
    expect(contentProperties.category).toBeUndefined();
    expect(contentProperties.season).toBe('len');
  });

  test('the product of a page of its own is the one of the catalogue', async () => {
    const address = `/${aProduct('RL-1').urlKey}`;
    const id = await create('product', address, {});
    await publishUnchecked(id, { product: FORGED });
    const { product } = (await read(address)).contentProperties;
    expect(product.sku).toBe('RL-1');
    expect(product.price.final.amount).not.toBe(1);
  });

  test('an article whose stored cover is no file is listed without one', async () => {
    const id = await create('article', '/artykul-o-lnie', {});
    await publishUnchecked(id, { cover: 1.5, lead: { text: 'x' }, publicationDate: 'jutro' });
    const found = await app.inject({ url: '/search?q=strona&scope=articles' });
    expect(found.statusCode).toBe(200);
    const article = found.json().meta.related.articles['artykul-o-lnie'];
    expect(article).toMatchObject({ title: 'Strona', publicationDate: expect.stringMatching(/^\d{4}-/) });
    expect([article.cover, article.lead]).toEqual([undefined, undefined]);
  });
});
