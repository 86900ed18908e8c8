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
const english = aSite({ code: 'en', name: 'Flax', basePath: '/en', isDefault: false });

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
});
