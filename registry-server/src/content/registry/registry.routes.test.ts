import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

const english = aSite({ code: 'en', domain: 'en.rosailen.example', currency: 'EUR', isDefault: false });

describe.each(dialects)('published addresses on $name', (dialect) => {
  let app: App;
  let admin: StaffClient;

  beforeAll(async () => {
    app = await buildTestApp(dialect, { sites: [aSite(), english] });
    admin = await signedIn(app, 'admin');
  });

  const publish = async (urlPath: string, changes: object = {}, text = 'Rosa i Len') => {
    const document = aDocument({ title: urlPath }, aPlaced('a', 'heading', { text }));
    const payload = { type: 'page', title: urlPath, urlPath, document, ...changes };
    const created = (await admin.inject({ method: 'POST', url: '/staff/pages', payload })).json();
    const url = `/staff/pages/${created.page.id}`;
    await admin.inject({ method: 'POST', url: `${url}/publish`, payload: { version: 1 } });
    return { id: created.page.id as number, url };
  };
  const change = async (url: string, version: number, title: string) => {
    const document = aDocument({ title });
    await admin.inject({ method: 'PUT', url: `${url}/draft`, payload: { version, document } });
    await admin.inject({ method: 'POST', url: `${url}/publish`, payload: { version: version + 1 } });
  };
  const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/registry${path}`, headers });

  test('answer with content, related data and theme', async () => {
    const { id } = await publish('/poradnik/len');
    const response = await get('/poradnik/len');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      data: {
        contentId: id,
        site: 'pl',
        type: 'page',
        urlPath: '/poradnik/len',
        categoryUrl: '/poradnik',
        publicationDate: expect.stringMatching(/Z$/),
        slots: { top: [], main: ['a'], bottom: [] },
        containers: { a: { driver: 'heading' } },
        properties: { meta: { robots: 'index, follow' } },
      },
      meta: { theme: 'default', related: { products: {}, listings: {} } },
    });
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'X-Site, Store, Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'x-tags': `page:${id},path:pl:/poradnik/len,path:pl:/poradnik,site:pl`,
    });
  });

  test('of articles carry the articles that they refer to, with the date their editors gave them', async () => {
    const article = (title: string, contentProperties: object) => ({
      type: 'article',
      title,
      document: aDocument({ type: 'article', title, contentProperties: contentProperties as never }),
    });
    await publish('/poradnik/stary', article('Stary', { lead: 'Dawno', publicationDate: '2020-01-02' }));
    const draft = { ...article('Szkic', {}), urlPath: '/poradnik/szkic' };
    expect((await admin.inject({ method: 'POST', url: '/staff/pages', payload: draft })).statusCode).toBe(201);
    await publish('/poradnik/nowy', article('Nowy', { relatedArticles: ['poradnik/stary', 'poradnik/szkic'] }));
    const { data, meta } = (await get('/poradnik/nowy')).json();
    expect(data).toMatchObject({ type: 'article', title: 'Nowy', categoryUrl: '/poradnik' });
    expect(meta.related.articles).toMatchObject({
      'poradnik/stary': { title: 'Stary', urlPath: '/poradnik/stary', lead: 'Dawno', publicationDate: '2020-01-02' },
    });
    expect(Object.keys(meta.related.articles)).toEqual(['poradnik/stary', 'poradnik/nowy']);
  });

  test('name the threshold of free delivery that their site has', async () => {
    const title = 'Dostawa od {freeDelivery}';
    await publish('/dostawa', { title }, 'Gratis od {freeDelivery}, {nieznane} zostaje');
    const words = async () => {
      const { data } = (await get('/dostawa')).json();
      return [data.title, data.containers.a.settings.text];
    };
    expect(await words()).toEqual(['Dostawa od 99\u00a0zł', 'Gratis od 99\u00a0zł, {nieznane} zostaje']);
    const { code: _, ...site } = aSite({ properties: { maintenance: false, shop: { freeDeliveryFrom: 14_950 } } });
    const payload = { ...site, generalSettings: { benefitBarGroup: ['Dostawa gratis od {freeDelivery}'] } };
    await admin.inject({ method: 'PUT', url: '/staff/sites/pl', payload });
    expect(await words()).toEqual(['Dostawa od 149,50\u00a0zł', 'Gratis od 149,50\u00a0zł, {nieznane} zostaje']);
    const init = (await app.inject('/init')).json();
    expect(init.data.generalSettings.benefitBarGroup).toEqual(['Dostawa gratis od 149,50\u00a0zł']);
  });

  test('the empty address is the home page', async () => {
    await publish('/');
    expect((await get('/')).json()).toMatchObject({ data: { urlPath: '/' } });
  });

  test('are sent compressed to those who take it', async () => {
    await publish('/spakowana');
    const plain = await get('/spakowana');
    const packed = await get('/spakowana', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  test('are not sent again to those who hold them', async () => {
    await publish('/trzymana');
    const { headers } = await get('/trzymana');
    const again = await get('/trzymana', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers['x-tags']).toBe(headers['x-tags']);
  });

  test('are new for the first reader after publishing', async () => {
    const { url } = await publish('/zmienna');
    const before = await get('/zmienna');
    await change(url, 1, 'Po zmianie');
    const after = await get('/zmienna', { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.json().data.title).toBe('Po zmianie');
  });

  test('do not tell of drafts', async () => {
    const { url } = await publish('/szkic');
    const document = aDocument({ title: 'Tajny' });
    await admin.inject({ method: 'PUT', url: `${url}/draft`, payload: { version: 1, document } });
    expect((await get('/szkic')).json().data.title).toBe('/szkic');
  });

  test('lead to the new address after a page has moved', async () => {
    const { url } = await publish('/dawna');
    await get('/dawna');
    await admin.inject({ method: 'PATCH', url, payload: { urlPath: '/nowa', version: 1 } });
    const gone = await get('/dawna');
    expect(gone.statusCode).toBe(410);
    expect(gone.json()).toMatchObject({ code: 'gone', redirectTo: '/nowa', redirectionCode: 301 });
    expect((await get('/nowa')).statusCode).toBe(200);
  });

  test('redirects come after pages', async () => {
    const redirect = (from: string, to: string) =>
      admin.inject({ method: 'PUT', url: '/staff/redirects', payload: { from, to, code: 302 } });
    expect((await redirect('/promocja', '/oferta')).statusCode).toBe(200);
    expect((await get('/promocja')).json()).toMatchObject({ redirectTo: '/oferta', redirectionCode: 302 });
    expect((await redirect('/Stary.html', 'https://rosailen.example/')).statusCode).toBe(200);
    expect((await get('/Stary.html')).statusCode).toBe(410);
    await publish('/promocja');
    expect((await get('/promocja')).statusCode).toBe(200);
  });

  test('are gone after the page is hidden', async () => {
    const { url } = await publish('/ukryta');
    expect((await get('/ukryta')).statusCode).toBe(200);
    await admin.inject({ method: 'POST', url: `${url}/unpublish` });
    const response = await get('/ukryta');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not-found' });
  });

  test('belong to the site that the request names, by code, id or host', async () => {
    await publish('/dwie', {}, 'po polsku');
    await publish('/dwie', { site: 'en' }, 'in English');
    const siteOf = async (headers: Record<string, string>) => (await get('/dwie', headers)).json().data?.site;
    expect(await siteOf({ 'x-site': 'en' })).toBe('en');
    expect(await siteOf({ store: 'en' })).toBe('en');
    expect(await siteOf({ 'x-site': String(app.sites.require('en').id), store: 'pl' })).toBe('en');
    expect(await siteOf({ host: 'en.rosailen.example' })).toBe('en');
    expect(await siteOf({ host: 'anything.example' })).toBe('pl');
    const unknown = await get('/dwie', { 'x-site': 'xx' });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ code: 'site-unknown', details: { site: 'xx' } });
  });

  test('do not depend on parameters that their type does not know', async () => {
    await publish('/parametry');
    const plain = await get('/parametry');
    const withParams = await get('/parametry?page=2&sort=name&utm_source=list');
    expect(withParams.headers.etag).toBe(plain.headers.etag);
  });

  test.each(['/..%2f..%2fetc%2fpasswd', '/a%2f%2e%2e%2fb', '/a%5cb', '/%00'])(
    'refuse the way out of the folder %s',
    async (path) => {
      const response = await get(path);
      expect(response.statusCode).toBe(404);
      expect(response.json().details.faults).toMatchObject([
        { path: 'slug', rule: 'slug', message: expect.any(String) },
      ]);
    },
  );

  test('refuse an address whose signs are broken', async () => {
    const response = await get('/%E0%A4%A');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'url-invalid', details: { faults: [{ rule: 'url' }] } });
  });

  test('wait while the site is being rebuilt', async () => {
    await publish('/przebudowa', { site: 'en' });
    expect((await get('/przebudowa', { store: 'en' })).statusCode).toBe(200);
    const put = async (maintenance: boolean) => {
      const { code: _, isDefault: __, ...site } = english;
      const payload = { ...site, properties: { maintenance } };
      expect((await admin.inject({ method: 'PUT', url: '/staff/sites/en', payload })).statusCode).toBe(200);
    };
    await put(true);
    const waiting = await get('/przebudowa', { store: 'en' });
    expect(waiting.statusCode).toBe(503);
    expect(waiting.headers['retry-after']).toBe('120');
    expect(waiting.json()).toMatchObject({ code: 'maintenance' });
    await put(false);
    expect((await get('/przebudowa', { store: 'en' })).statusCode).toBe(200);
  });

  test('answer one read of the database to a hundred readers who come together', async () => {
    await publish('/tlum');
    const answers = await Promise.all(Array.from({ length: 100 }, () => get('/tlum')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  test('the start of a channel tells the site, the others and the settings', async () => {
    const start = (headers: Record<string, string>) => app.inject({ url: '/init', headers });
    const polish = (await start({})).json();
    expect(polish.data).toMatchObject({
      site: { code: 'pl', currency: 'PLN', postfix: ' – Rosa i Len', properties: { maintenance: false } },
      sites: [{ code: 'pl' }, { code: 'en' }],
      search: { minLength: 2, perPage: 8 },
      staticRouting: {},
    });
    expect((await start({ referer: 'https://en.rosailen.example/a' })).json().data.site.code).toBe('en');
  });
});
