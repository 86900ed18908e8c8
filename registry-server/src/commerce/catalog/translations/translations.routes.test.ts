import { describe, expect, test } from 'vitest';
import { aProduct, aVariant } from '../../../testing/a-catalogue.ts';
import { aDocument } from '../../../testing/a-document.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { signedIn } from '../../../testing/staff-client.ts';

const colour = { code: 'malwa', label: 'Malwa', hex: '#a63a3a' };

describe.each(dialects)('a catalogue in several languages on $name', (dialect) => {
  test('is told in the language of the site, at its address there, and found by its words', async () => {
    const app = await buildTestApp(dialect);
    const staff = await signedIn(app, 'admin');
    const put = async (url: string, payload: object) => {
      const { statusCode, body } = await staff.inject({ method: 'PUT', url, payload });
      expect(statusCode, body).toBeLessThan(300);
    };
    for (const [code, language] of [
      ['en', 'en-US'],
      ['de', 'de-DE'],
    ]) {
      const site = { name: 'Rosa', locale: language, language, currency: 'EUR', address: 'https://rosa.example' };
      await put(`/staff/sites/${code}`, { ...site, domain: 'rosa.example', basePath: `/${code}` });
    }
    await put('/staff/catalogue/categories', { path: 'twarz', name: 'Twarz', description: 'Na dzień' });
    await put('/staff/catalogue/categories', { path: 'twarz/kremy', name: 'Kremy' });
    await put(
      '/staff/catalogue/products/RL-1',
      aProduct('RL-1', {
        name: 'Krem z różą',
        urlKey: 'krem-z-roza',
        summary: 'Na co dzień.',
        categories: ['twarz/kremy'],
        variants: [aVariant({ sku: 'RL-1-A', colour, prices: { PLN: { regular: 8900 }, EUR: { regular: 2100 } } })],
      }),
    );
    for (const site of ['en', 'de']) {
      for (const type of ['product', 'product-category'] as const) {
        const document = { ...aDocument({ title: 'Template' }), type };
        const url = `/staff/pages`;
        const made = await staff.inject({
          method: 'POST',
          url,
          payload: { site, urlPath: `/templates/${type}`, type, title: 'Template', isTemplate: true, document },
        });
        expect(made.statusCode, made.body).toBe(201);
        const { id, version } = made.json().page;
        await staff.inject({ method: 'POST', url: `${url}/${id}/publish`, payload: { version } });
      }
    }
    const get = async (site: string, url: string) => app.inject({ url, headers: { 'x-site': site } });
    expect((await get('en', '/registry/krem-z-roza')).json().data.title).toBe('Krem z różą');

    await put('/staff/catalogue/translations/en', {
      items: [
        { kind: 'category', key: 'twarz', address: 'face', name: 'Face', text: 'For the day' },
        { kind: 'category', key: 'twarz/kremy', address: 'face/creams', name: 'Creams' },
        { kind: 'colour', key: 'malwa', name: 'Mallow' },
        { kind: 'product', key: 'RL-1', address: 'rose-cream', name: 'Rose cream', description: ['Of rose petals.'] },
      ],
    });
    await put('/staff/catalogue/translations/de', { items: [{ kind: 'category', key: 'twarz', name: 'Gesicht' }] });

    const moved = await get('en', '/registry/krem-z-roza');
    expect([moved.statusCode, moved.json().redirectTo]).toEqual([410, '/rose-cream']);
    const page = (await get('en', '/registry/rose-cream')).json();
    expect(page.data.title).toBe('Rose cream');
    expect(page.data.contentProperties.product).toMatchObject({
      name: 'Rose cream',
      urlPath: '/rose-cream',
      description: ['Of rose petals.'],
      variants: [{ colour: { code: 'malwa', label: 'Mallow' }, price: { final: { amount: 2100, currency: 'EUR' } } }],
    });
    const category = (await get('en', '/registry/face/creams')).json();
    expect(category.data.contentProperties.category).toMatchObject({
      path: 'twarz/kremy',
      name: 'Creams',
      ancestors: [{ name: 'Face', urlPath: '/face' }],
    });
    const places = ({ meta }: { meta: { alternates: { site: string; urlPath: string }[] } }) =>
      meta.alternates.map(({ site, urlPath }) => `${site}${urlPath}`);
    expect(places(page)).toEqual(['en/rose-cream', 'de/rose-cream']);
    expect(places(category)).toEqual(['en/face/creams', 'de/face/creams']);
    // What German lacks is told in English.
    const german = (await get('de', '/registry/face')).json();
    expect(german.data.contentProperties.category).toMatchObject({ name: 'Gesicht', description: 'For the day' });
    const germanPage = (await get('de', '/registry/rose-cream')).json();
    expect(germanPage.data.title).toBe('Rose cream');
    // Which language that is stands beside each text that is not in the site's.
    expect(german.data.contentProperties.category).toMatchObject({
      languages: { description: 'en' },
      children: [{ path: 'twarz/kremy', name: 'Creams', language: 'en' }],
    });
    const { product } = germanPage.data.contentProperties;
    expect(product.languages).toMatchObject({ name: 'en', description: 'en', summary: 'pl' });
    expect(product.variants[0].colour).toMatchObject({ label: 'Mallow', language: 'en' });
    expect(germanPage.meta.related.trail).toEqual([
      { name: 'Gesicht', urlPath: '/face' },
      { name: 'Creams', urlPath: '/face/creams', language: 'en' },
      { name: 'Rose cream', urlPath: '/rose-cream', language: 'en' },
    ]);
    expect(category.data.contentProperties.category.languages).toBeUndefined();
    const polishCards = (await get('pl', '/products?sku=RL-1')).json().data.products;
    expect(JSON.stringify(polishCards)).not.toContain('"language');
    // The Polish shop is as it was.
    expect((await get('pl', '/products?sku=RL-1')).json().data.products[0]).toMatchObject({ name: 'Krem z różą' });
    const found = (await get('en', '/core/search?q=rose')).json().data.products;
    expect(found).toMatchObject([{ sku: 'RL-1', name: 'Rose cream' }]);

    const { items } = (await staff.inject({ method: 'GET', url: '/staff/catalogue/translations/de' })).json();
    expect(items).toEqual([{ kind: 'category', key: 'twarz', name: 'Gesicht' }]);
    const overview = async (query: string) =>
      (await staff.inject({ url: `/staff/catalogue/translations/de/overview?${query}` })).json();
    expect(await overview('kind=category')).toMatchObject({
      total: 2,
      items: [
        { key: 'twarz', name: 'Twarz', translatedName: 'Gesicht', missing: ['text'] },
        { key: 'twarz/kremy', name: 'Kremy', missing: ['name'] },
      ],
    });
    expect((await overview('kind=category&state=missing')).items).toMatchObject([{ key: 'twarz/kremy' }]);
    expect((await overview('kind=category&search=twa')).total).toBe(2);
    expect((await overview('kind=category&search=krem')).total).toBe(1);
    expect((await overview('kind=product&state=missing&search=roza')).items).toMatchObject([
      { key: 'RL-1', name: 'Krem z różą', missing: expect.arrayContaining(['name']) },
    ]);
    expect((await overview('kind=product&state=named')).total).toBe(0);
    expect((await overview('kind=colour')).items).toEqual([
      { kind: 'colour', key: 'malwa', name: 'Malwa', missing: ['name'] },
    ]);
    const entry = (await staff.inject({ url: '/staff/catalogue/translations/entry?kind=category&key=twarz' })).json();
    expect(entry).toEqual({
      original: { kind: 'category', key: 'twarz', address: 'twarz', name: 'Twarz', text: 'Na dzień' },
      translations: [
        { language: 'de', missing: ['text'], name: 'Gesicht' },
        { language: 'en', missing: [], address: 'face', name: 'Face', text: 'For the day' },
      ],
    });
    const unknown = await staff.inject({ url: '/staff/catalogue/translations/entry?kind=brand&key=obca' });
    expect(unknown.statusCode).toBe(404);
    const refused = await staff.inject({
      method: 'PUT',
      url: '/staff/catalogue/translations/en',
      payload: { items: [{ kind: 'category', key: 'cialo', address: 'face', name: 'Body' }] },
    });
    expect([refused.statusCode, refused.json().details.faults[0].path]).toEqual([422, '/items/0/address']);
  });
});
