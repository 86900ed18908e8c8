import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aProduct } from '../../testing/a-catalogue.ts';
import { aDocument } from '../../testing/a-document.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

const sites = ['pl', 'en', 'de'].map((code) => aSite({ code, domain: `${code}.example`, isDefault: code === 'pl' }));

describe.each(dialects)('the sites on which a page exists on $name', (dialect) => {
  let app: App;
  let staff: StaffClient;

  beforeAll(async () => {
    app = await buildTestApp(dialect, { sites });
    staff = await signedIn(app, 'admin');
    const payload = aProduct('A', { urlKey: 'krem-lniany', categories: ['twarz'] });
    await staff.inject({
      method: 'PUT',
      url: '/staff/catalogue/categories',
      payload: { path: 'twarz', name: 'Twarz' },
    });
    expect((await staff.inject({ method: 'PUT', url: '/staff/catalogue/products/A', payload })).statusCode).toBe(200);
  });

  const publish = async (site: string, urlPath: string, type = 'page', isTemplate = false) => {
    const title = `${site} ${urlPath}`;
    const document = { ...aDocument({ title }), type };
    const payload = { site, type, title, urlPath, isTemplate, document };
    const { page } = (await staff.inject({ method: 'POST', url: '/staff/pages', payload })).json();
    const url = `/staff/pages/${page.id}`;
    await staff.inject({ method: 'POST', url: `${url}/publish`, payload: { version: 1 } });
    return () => staff.inject({ method: 'POST', url: `${url}/unpublish` });
  };
  const alternates = async (site: string, path: string) => {
    const answer = await app.inject({ url: `/registry${path}`, headers: { 'x-site': site } });
    expect(answer.statusCode, answer.body).toBe(200);
    const { alternates: named = [] } = answer.json().meta;
    return named.map(({ site: code, isDefault }: { site: string; isDefault?: boolean }) =>
      isDefault ? `${code} by default` : code,
    );
  };

  test('are those with a home page of their own, from the moment that they have one', async () => {
    await publish('pl', '/');
    expect(await alternates('pl', '/')).toEqual([]);
    const unpublish = await publish('en', '/');
    expect(await alternates('pl', '/')).toEqual(['pl by default', 'en']);
    expect(await alternates('en', '/')).toEqual(['pl by default', 'en']);
    await unpublish();
    expect(await alternates('pl', '/')).toEqual([]);
  });

  test('are those that show the product or category', async () => {
    await publish('pl', '/szablon', 'product', true);
    expect(await alternates('pl', '/krem-lniany')).toEqual([]);
    await publish('de', '/vorlage', 'product', true);
    expect(await alternates('pl', '/krem-lniany')).toEqual(['pl by default', 'de']);
    // A page of another kind stands at the address there: that is no translation.
    await publish('de', '/krem-lniany');
    expect(await alternates('pl', '/krem-lniany')).toEqual([]);
    await publish('en', '/krem-lniany', 'product');
    expect(await alternates('pl', '/krem-lniany')).toEqual(['pl by default', 'en']);
    await publish('en', '/category-template', 'product-category', true);
    expect(await alternates('en', '/twarz')).toEqual([]);
  });

  test('are not guessed for other pages', async () => {
    await publish('pl', '/o-nas');
    await publish('en', '/o-nas');
    expect(await alternates('pl', '/o-nas')).toEqual([]);
  });
});
