import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aProduct } from '../../testing/a-catalogue.ts';
import { aDocument } from '../../testing/a-document.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';
import { secretLink, siteLink } from './site-links.ts';

const site = aSite();
const english = aSite({ code: 'en', name: 'Flax', basePath: '/en', language: 'en-US', isDefault: false });

describe.each(dialects)('addresses of screens on $name', (dialect) => {
  let app: App;
  let admin: StaffClient;

  const save = (staticRouting: object) => {
    const { code: _, ...body } = site;
    return admin.inject({ method: 'PUT', url: '/staff/sites/pl', payload: { ...body, staticRouting } });
  };
  const create = (urlPath: string, type = 'page', isTemplate = false) => {
    const payload = { type, title: urlPath, urlPath, isTemplate, document: { ...aDocument(), type } };
    return admin.inject({ method: 'POST', url: '/staff/pages', payload });
  };

  beforeAll(async () => {
    app = await buildTestApp(dialect, { sites: [site, english] });
    admin = await signedIn(app, 'admin');
    await admin.inject({
      method: 'PUT',
      url: '/staff/catalogue/categories',
      payload: { path: 'twarz', name: 'Twarz' },
    });
    const product = aProduct('A', { urlKey: 'krem', categories: ['twarz'] });
    await admin.inject({ method: 'PUT', url: '/staff/catalogue/products/A', payload: product });
    const redirect = { from: '/dawny', to: '/krem', code: 301 };
    await admin.inject({ method: 'POST', url: '/staff/redirects', payload: redirect });
    expect((await create('/wpis', 'article')).statusCode).toBe(201);
    expect((await create('/strona')).statusCode).toBe(201);
  });

  test.each([
    [{ cart: '/api/koszyk' }, 'slug-reserved', 'zaczyna się innym słowem'],
    [{ cart: '/order' }, 'slug-reserved', 'należy do sklepu'],
    [{ cart: '/' }, 'slug', 'małych liter'],
    [{ cart: '/Koszyk' }, 'slug', 'małych liter'],
    [{ cart: '/kosz yk' }, 'slug', 'małych liter'],
    [{ cart: '/en/koszyk' }, 'slug-of-site', 'witryny „Flax”'],
    [{ cart: '/krem' }, 'route-address-taken', 'produkt „A”. Zmień jego adres'],
    [{ cart: '/twarz' }, 'route-address-taken', 'kategoria „Twarz”. Podaj inny'],
    [{ cart: '/wpis' }, 'route-address-taken', 'Przenieś ją albo podaj inny'],
    [{ cart: '/dawny' }, 'route-address-taken', 'przekierowanie do „/krem”. Usuń je'],
    [{ 'newsletter.confirm': '/a', cart: '/a/' }, 'route-taken', 'ekran „newsletter.confirm”'],
    [{ koszyk: '/a' }, 'route-unknown', 'Nie ma ekranu „koszyk”'],
  ])('%j is refused with what to do', async (staticRouting, rule, words) => {
    const answer = await save(staticRouting);
    expect(answer.statusCode, answer.body).toBe(422);
    const [fault] = answer.json().details.faults;
    expect(fault).toMatchObject({ path: `/staticRouting/${Object.keys(staticRouting).at(-1)}`, rule });
    expect(fault.message).toContain(words);
  });

  test('are told to everybody who asks, and shop links lead there', async () => {
    const answer = await save({ cart: '/strona', order: '/zamowienie', 'error.500': '/blad' });
    expect(answer.statusCode, answer.body).toBe(200);
    const { data } = (await app.inject('/init')).json();
    expect(data.staticRouting).toEqual({ cart: '/strona', order: '/zamowienie', 'error.500': '/blad' });
    const known = app.sites.require('pl');
    expect(siteLink(known, '/cart')).toBe('https://rosailen.example/strona');
    expect(siteLink(known, '/payment-return?order=1')).toBe('https://rosailen.example/payment-return?order=1');
    expect(secretLink(known, '/order', { token: 'x' })).toBe('https://rosailen.example/zamowienie#token=x');
  });

  test('may have a page around them, and nothing else', async () => {
    expect((await save({ cart: '/koszyk' })).statusCode).toBe(200);
    for (const [type, isTemplate] of [
      ['article', false],
      ['product', true],
      ['snippet', false],
    ] as const) {
      const refused = await create('/koszyk', type, isTemplate);
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'slug-of-screen']);
    }
    // Who comes there is sent on.
    expect((await create('/cart')).json().code).toBe('slug-reserved');
    for (const urlPath of ['/koszyk', '/order']) {
      const created = await create(urlPath);
      expect(created.statusCode, created.body).toBe(201);
      const { id, version } = created.json().page;
      const published = await admin.inject({
        method: 'POST',
        url: `/staff/pages/${id}/publish`,
        payload: { version },
      });
      expect(published.statusCode, published.body).toBe(200);
    }
    expect((await admin.inject({ url: '/staff/address-problems' })).json().items).toEqual([]);
    expect((await app.inject('/feeds/pl/sitemap.xml')).body).not.toMatch(/koszyk|order/);
  });

  describe('are refused to whatever comes later', () => {
    const put = async (url: string, payload: object) => {
      const { statusCode, body } = await admin.inject({ method: 'PUT', url: `/staff/${url}`, payload });
      const fault = statusCode < 300 ? undefined : JSON.parse(body).details?.faults?.[0];
      return [statusCode, fault?.path, fault?.message];
    };
    const translate = (language: string, item: object) => put(`catalogue/translations/${language}`, { items: [item] });
    const routing = (code: string, from: object, staticRouting: object) => {
      const { code: _, ...body } = from as Record<string, unknown>;
      return put(`sites/${code}`, { ...body, staticRouting });
    };

    beforeAll(async () => {
      expect((await save({ cart: '/koszyk' }))?.statusCode).toBe(200);
      expect((await routing('en', english, { cart: '/basket' }))[0]).toBe(200);
    });

    test.each([
      ['koszyk', 'Rosa i Len'],
      ['basket', 'Flax'],
    ])('a product and a category at /%s', async (address, name) => {
      const product = aProduct('B', { urlKey: address, categories: ['twarz'] });
      const sentence = expect.stringContaining(`„/${address}” witryna „${name}”`);
      expect(await put('catalogue/products/B', product)).toEqual([422, '/urlKey', sentence]);
      expect(await put('catalogue/categories', { path: address, name: 'Kosze' })).toEqual([422, '/path', sentence]);
    });

    test('an address in a language of the site, and one that is the shop’s own everywhere', async () => {
      const item = { kind: 'product', key: 'A', name: 'Cream' };
      expect(await translate('en', { ...item, address: 'basket' })).toEqual([
        422,
        '/items/0/address',
        expect.stringContaining('„Flax”'),
      ]);
      expect((await translate('en', { ...item, address: 'checkout' })).slice(0, 2)).toEqual([422, '/items/0/address']);
      // The Polish site does not read the catalogue in English.
      expect((await translate('en', { ...item, address: 'koszyk' }))[0]).toBe(204);
      const refused = await routing('en', english, { cart: '/koszyk' });
      expect(refused).toEqual([422, '/staticRouting/cart', expect.stringContaining('produkt „A” w\u00a0języku „en”')]);
    });

    test('a redirect', async () => {
      for (const from of ['/koszyk', '/cart']) {
        const redirect = { from, to: '/krem', code: 301 };
        expect((await put('redirects', redirect)).slice(0, 2)).toEqual([422, '/from']);
      }
    });

    test('what is there already may be saved again', async () => {
      const known = aProduct('A', { urlKey: 'krem', categories: ['twarz'] });
      await app.db.updateTable('product').set({ urlKey: 'koszyk' }).where('sku', '=', 'A').execute();
      expect((await put('catalogue/products/A', { ...known, urlKey: 'koszyk' }))[0]).toBe(200);
      expect((await put('catalogue/products/A', { ...known, urlKey: 'basket' }))[0]).toBe(422);
      expect((await put('catalogue/products/A', known))[0]).toBe(200);
    });
  });
});
