import { paragraphs } from '@witryna/module-schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import type { App } from '../../fastify-app.ts';
import { toUid } from '../../graphql/uids.ts';
import { aProduct } from '../../testing/a-catalogue.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { graphqlClient } from '../../testing/graphql-client.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';
import { saveRedirect } from '../redirects/index.ts';

describe.each(dialects)('addresses and content in GraphQL on $name', (dialect) => {
  let app: App;
  let staff: StaffClient;
  let ask: ReturnType<typeof graphqlClient>;
  let pageId: number;

  const send = async (method: 'PUT' | 'POST', url: string, payload: object) => {
    const response = await staff.inject({ method, url, payload });
    expect(response.statusCode, response.body).toBeLessThan(300);
    return response.json();
  };
  const publish = async (payload: object) => {
    const { page } = await send('POST', '/staff/pages', payload);
    await send('POST', `/staff/pages/${page.id}/publish`, { version: 1 });
    return page.id;
  };
  /** Written past the routes, which refuse chains: those of a former shop are answered all the same. */
  const redirect = (slug: string, target: string) =>
    inTransaction(app.db, (trx) =>
      saveRedirect(trx, { siteId: app.sites.require(undefined).id, slug, target, code: 301 }),
    );

  const ROUTE = `query ($url: String!) { route(url: $url) { __typename redirect_code relative_url type
    ... on CmsPage { identifier title } ... on SimpleProduct { sku } ... on CategoryTree { name } } }`;
  const route = async (url: string) => {
    await ask(ROUTE, { url });
    const { data, errors } = await ask(ROUTE, { url });
    expect(errors).toBeUndefined();
    return data.route;
  };

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    staff = await signedIn(app, 'admin');
    ask = graphqlClient(app);
    await send('PUT', '/staff/catalogue/products/A', aProduct('A', { urlKey: 'krem-lniany' }));
    await staff.inject({
      method: 'PUT',
      url: '/staff/catalogue/categories',
      payload: { path: 'twarz', name: 'Twarz' },
    });
    const about = aDocument(
      { title: 'O nas', properties: { meta: { description: 'Kim jesteśmy' } } },
      aPlaced('h', 'heading', { text: 'Len & rosa', eyebrow: 'Od 2019' }),
      aPlaced('t', 'text', { content: paragraphs('Dostawa gratis od {freeDelivery}.') }),
      { ...aPlaced('c', 'container', {}), slots: {} },
    );
    pageId = await publish({ type: 'page', urlPath: '/o-nas', title: 'O nas', document: about });
    await publish({
      type: 'page',
      urlPath: '/',
      title: 'Strona główna',
      document: aDocument({ title: 'Strona główna' }),
    });
    const snippet = aDocument(
      { type: 'snippet', title: 'Stopka' },
      aPlaced('t', 'text', { content: paragraphs('Zapraszamy') }),
    );
    await publish({ type: 'snippet', urlPath: '/stopka', title: 'Stopka', document: snippet });
    await redirect('stare-o-nas', '/o-nas');
    await redirect('jeszcze-starsze', '/stare-o-nas');
    await redirect('dawny-krem', '/krem-lniany');
    await redirect('blog', 'https://blog.example/');
    await redirect('kolo', '/kolo-2');
    await redirect('kolo-2', '/kolo');
  });

  test.each([
    [
      'krem-lniany',
      { __typename: 'SimpleProduct', type: 'PRODUCT', sku: 'A', redirect_code: 0, relative_url: 'krem-lniany' },
    ],
    ['https://rosailen.example/krem-lniany?sku=A-50', { sku: 'A' }],
    ['/twarz/', { __typename: 'CategoryTree', type: 'CATEGORY', name: 'Twarz', redirect_code: 0 }],
    ['o-nas', { __typename: 'CmsPage', type: 'CMS_PAGE', identifier: 'o-nas', title: 'O nas' }],
    ['/', { identifier: 'home' }],
    ['home', { identifier: 'home' }],
    ['stare-o-nas', { identifier: 'o-nas', redirect_code: 301, relative_url: 'o-nas' }],
    ['jeszcze-starsze', { identifier: 'o-nas', redirect_code: 301, relative_url: 'o-nas' }],
    ['dawny-krem', { sku: 'A', redirect_code: 301, relative_url: 'krem-lniany' }],
    ['blog', { __typename: 'RoutableUrl', redirect_code: 301, relative_url: 'https://blog.example/', type: null }],
  ])('%s leads to %j', async (url, expected) => {
    expect(await route(url)).toMatchObject(expected);
  });

  test.each(['nic', '../../etc/passwd', 'kolo', 'szablon', 'stopka'])('%s leads nowhere', async (url) => {
    expect(await route(url)).toBeNull();
  });

  test('the older resolver of addresses says the same', async () => {
    const { data } = await ask('{ urlResolver(url: "dawny-krem") { id entity_uid relative_url redirectCode type } }');
    const { id } = data.urlResolver;
    expect(data.urlResolver).toEqual({
      id,
      entity_uid: toUid(id),
      relative_url: 'krem-lniany',
      redirectCode: 301,
      type: 'PRODUCT',
    });
    expect((await ask('{ urlResolver(url: "nic") { id } }')).data.urlResolver).toBeNull();
  });

  test('a content page is told as plain HTML, with what the site says in its texts', async () => {
    const fields = 'identifier url_key title content content_heading meta_title meta_description';
    const { data } = await ask(`{ cmsPage(identifier: "o-nas") { ${fields} } }`);
    expect(data.cmsPage).toEqual({
      identifier: 'o-nas',
      url_key: 'o-nas',
      title: 'O nas',
      content_heading: 'O nas',
      meta_title: 'O nas',
      meta_description: 'Kim jesteśmy',
      content: '<h2>Len &amp; rosa</h2><p>Od 2019</p><p>Dostawa gratis od 99\u00a0zł.</p>',
    });
    expect((await ask(`{ cmsPage(id: ${pageId}) { title } }`)).data.cmsPage).toEqual({ title: 'O nas' });
  });

  test('snippets are blocks; a page is none', async () => {
    // Twice, since a document is compiled after it was run once.
    for (const _ of ['run', 'compiled']) {
      const { data, errors } = await ask(
        '{ cmsBlocks(identifiers: ["stopka", "o-nas", "nic"]) { items { identifier title content } } }',
      );
      expect(data.cmsBlocks.items).toEqual([
        { identifier: 'stopka', title: 'Stopka', content: '<p>Zapraszamy</p>' },
        null,
        null,
      ]);
      expect(errors?.map(({ message, path, extensions }) => [message, path?.join('/'), extensions.category])).toEqual([
        [`The CMS block with the "o-nas" ID doesn't exist.`, 'cmsBlocks/items/1', 'graphql-no-such-entity'],
        [`The CMS block with the "nic" ID doesn't exist.`, 'cmsBlocks/items/2', 'graphql-no-such-entity'],
      ]);
    }
  });

  test.each([
    ['{ cmsPage { title } }', 'Page id/identifier should be specified', 'graphql-input'],
    [
      '{ cmsPage(identifier: "nic") { title } }',
      `The CMS page with the "nic" ID doesn't exist.`,
      'graphql-no-such-entity',
    ],
    ['{ cmsBlocks { items { title } } }', '"identifiers" of CMS blocks should be specified', 'graphql-input'],
  ])('%s is refused', async (query, message, category) => {
    const { errors } = await ask(query);
    expect([errors?.[0]?.message, errors?.[0]?.extensions.category]).toEqual([message, category]);
  });

  test('a screen is no page, also where one stands around it; its old address leads to the new one', async () => {
    const { name, locale, language, currency, address, domain, basePath } = app.sites.require(undefined);
    const site = { name, locale, language, currency, address, domain, basePath, isDefault: true };
    await send('PUT', `/staff/sites/${app.sites.require(undefined).code}`, {
      ...site,
      staticRouting: { cart: '/koszyk' },
    });
    await publish({ type: 'page', urlPath: '/koszyk', title: 'Koszyk', document: aDocument({ title: 'Koszyk' }) });
    await redirect('stary-koszyk', '/cart');
    expect(await route('/koszyk')).toBeNull();
    expect(await route('/order')).toBeNull();
    const moved = { __typename: 'RoutableUrl', redirect_code: 301, relative_url: 'koszyk', type: null };
    expect(await route('/cart')).toEqual(moved);
    expect(await route('/stary-koszyk')).toEqual(moved);
    const { data } = await ask('query { a: urlResolver(url: "/koszyk") { id } b: urlResolver(url: "/cart") { id } }');
    expect(data).toEqual({ a: null, b: null });
  });
});
