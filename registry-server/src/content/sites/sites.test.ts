import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';
import { ensureDefaultSite } from './default-site.ts';
import { createSitesStore } from './sites.store.ts';

const bodyOf = (changes: object = {}) => {
  const { code: _, ...site } = aSite();
  return { ...site, ...changes };
};

describe.each(dialects)('sites on $name', (dialect) => {
  test('the first site is the default one, and there is one default', async () => {
    const store = createSitesStore(await dialect.openDatabase());
    await store.save(aSite({ isDefault: false }));
    await store.save(aSite({ code: 'en', domain: 'en.rosailen.example', isDefault: true }));
    expect((await store.list()).map(({ code, isDefault }) => [code, isDefault])).toEqual([
      ['pl', false],
      ['en', true],
    ]);
    await store.save(aSite({ code: 'en', domain: 'en.rosailen.example', isDefault: false }));
    expect((await store.list()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('are kept as they were saved', async () => {
    const store = createSitesStore(await dialect.openDatabase());
    const site = aSite({
      logo: { light: '/logo.svg' },
      favicon: '/favicon.ico',
      properties: { maintenance: false, terms: '/regulamin', socialMeta: { description: 'Kosmetyki z lnu' } },
      generalSettings: { benefitBarGroup: 'home', nested: { zeta: 1 } },
      staticRouting: { '/koszyk': '/cart' },
    });
    const { site: saved, isNew } = await store.save(site);
    expect(isNew).toBe(true);
    expect(saved).toEqual({ id: saved.id, ...site, revision: 1 });
    expect(await store.list()).toEqual([saved]);
    expect((await store.save({ ...site, name: 'Inna' })).isNew).toBe(false);
  });

  test('a new installation has one at the address of its shop', async () => {
    const db = await dialect.openDatabase();
    await ensureDefaultSite(db, { storefrontUrl: 'http://localhost:3000' });
    await ensureDefaultSite(db, { storefrontUrl: 'http://elsewhere:80' });
    expect(await createSitesStore(db).list()).toMatchObject([
      { code: 'pl', address: 'http://localhost:3000', domain: 'localhost:3000', currency: 'PLN', isDefault: true },
    ]);
  });

  test('of two who save the same one the second hears of the first', async () => {
    const store = createSitesStore(await dialect.openDatabase());
    await store.save(aSite(), 0);
    const both = await Promise.allSettled([
      store.save(aSite({ name: 'Rosa' }), 1),
      store.save(aSite({ name: 'Len' }), 1),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(store.save(aSite(), 0)).rejects.toMatchObject({ code: 'site-conflict', details: { found: 2 } });
    expect((await store.save(aSite({ name: 'Obaj' }))).site).toMatchObject({ name: 'Obaj', revision: 3 });
    // Another one becomes the default one: that changes this one, too.
    await store.save(aSite({ code: 'en', domain: 'en.rosailen.example', isDefault: true }), 0);
    await expect(store.save(aSite(), 3)).rejects.toMatchObject({ code: 'site-conflict', details: { found: 4 } });
  });

  describe('are administered', () => {
    let app: App;
    let admin: StaffClient;

    beforeAll(async () => {
      app = await buildTestApp(dialect);
      admin = await signedIn(app, 'admin');
    });

    test('by administrators, in effect at once', async () => {
      const payload = bodyOf({ domain: 'hu.rosailen.example', currency: 'HUF', locale: 'hu-HU', isDefault: false });
      const created = await admin.inject({ method: 'PUT', url: '/staff/sites/hu', payload });
      expect(created.statusCode).toBe(201);
      expect(created.json()).toMatchObject({ code: 'hu', currency: 'HUF' });
      expect((await admin.inject({ method: 'PUT', url: '/staff/sites/hu', payload })).statusCode).toBe(200);
      expect((await app.inject({ url: '/init', headers: { store: 'hu' } })).json().data.site.currency).toBe('HUF');
      expect((await admin.inject({ url: '/staff/sites' })).json()).toMatchObject({ total: 2 });
    });

    test('by nobody else', async () => {
      const publisher = await signedIn(app, 'publisher');
      const put = { method: 'PUT', url: '/staff/sites/de', payload: bodyOf() } as const;
      expect((await publisher.inject(put)).statusCode).toBe(403);
      expect((await publisher.inject({ url: '/staff/sites' })).statusCode).toBe(200);
    });

    test.each([
      [{ currency: 'złoty' }, '/currency'],
      [{ properties: { contact: 'kontakt' } }, '/properties/contact'],
      [{ properties: { contact: '//obcy.example/kontakt' } }, '/properties/contact'],
      [{ properties: { whereToBuy: '/\\obcy.example' } }, '/properties/whereToBuy'],
      [{ address: 'rosailen.example' }, '/address'],
      [{ locale: 'polski' }, '/locale'],
      [{ glitter: true }, '/glitter'],
      [
        { generalSettings: { externalServices: { videoHosts: ['dailymotion'] } } },
        '/generalSettings/externalServices/videoHosts/0',
      ],
      [
        { generalSettings: { externalServices: { mapTiles: { url: 'https://tiles.example', attribution: 'x' } } } },
        '/generalSettings/externalServices/mapTiles/url',
      ],
      [
        {
          generalSettings: { externalServices: { marketing: { key: '', endpoint: 'https://user.example/widget.js' } } },
        },
        '/generalSettings/externalServices/marketing/key',
      ],
      [
        { generalSettings: { externalServices: { tags: { key: 'GTM-1', endpoint: 'tags.example' } } } },
        '/generalSettings/externalServices/tags/endpoint',
      ],
      [{ generalSettings: { cart: { afterAdding: 'popup' } } }, '/generalSettings/cart/afterAdding'],
      [{ generalSettings: { account: { home: 'favourites' } } }, '/generalSettings/account/home'],
    ])('with sound values only: not %j', async (changes, path) => {
      const response = await admin.inject({ method: 'PUT', url: '/staff/sites/de', payload: bodyOf(changes) });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ code: 'input-invalid', details: { faults: [{ path }] } });
      expect(app.sites.find('de')).toBeUndefined();
    });

    test('and says what a script of another company needs', async () => {
      const marketing = { key: 'klucz', endpoint: "https://user.example; script-src 'unsafe-inline'/widget.js" };
      const payload = bodyOf({ generalSettings: { externalServices: { marketing } } });
      const response = await admin.inject({ method: 'PUT', url: '/staff/sites/de', payload });
      expect(response.json().details.faults).toMatchObject([
        { message: 'Marketing widget config needs a non-empty key and a valid endpoint URL' },
      ]);
    });
  });
});
