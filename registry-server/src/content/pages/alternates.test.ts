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

  const create = async (site: string, urlPath: string, changes: { type?: string; [field: string]: unknown } = {}) => {
    const { type = 'page', ...others } = changes;
    const title = `${site} ${urlPath}`;
    const payload = { site, type, title, urlPath, document: { ...aDocument({ title }), type }, ...others };
    const { page } = (await staff.inject({ method: 'POST', url: '/staff/pages', payload })).json();
    const act = (action: string, body?: object) =>
      staff.inject({ method: 'POST', url: `/staff/pages/${page.id}/${action}`, ...(body && { payload: body }) });
    return { publish: () => act('publish', { version: 1 }), unpublish: () => act('unpublish') };
  };
  const publish = async (site: string, urlPath: string, type = 'page', isTemplate = false) => {
    const page = await create(site, urlPath, { type, isTemplate });
    await page.publish();
    return page.unpublish;
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

  test('are those of its group, at whatever address, as soon as they are published', async () => {
    const translationGroup = 'o-nas';
    await (await create('pl', '/poznaj-nas', { translationGroup })).publish();
    const english = await create('en', '/about-us', { translationGroup });
    expect(await alternates('pl', '/poznaj-nas')).toEqual([]);
    await english.publish();
    expect(await alternates('pl', '/poznaj-nas')).toEqual(['pl by default', 'en']);
    expect(await alternates('en', '/about-us')).toEqual(['pl by default', 'en']);
    const answer = await app.inject({ url: '/registry/poznaj-nas', headers: { 'x-site': 'pl' } });
    expect(answer.json().meta.alternates).toEqual([
      { site: 'pl', urlPath: '/poznaj-nas', isDefault: true },
      { site: 'en', urlPath: '/about-us' },
    ]);
    await english.unpublish();
    expect(await alternates('pl', '/poznaj-nas')).toEqual([]);
  });

  test('are said to be kept from search engines where they are', async () => {
    const translationGroup = 'regulamin';
    await (await create('pl', '/regulamin', { translationGroup })).publish();
    const meta = { robots: 'noindex, follow' };
    const document = aDocument({ title: 'Terms', properties: { meta } });
    await (await create('en', '/terms', { translationGroup, document })).publish();
    const answer = await app.inject({ url: '/registry/regulamin', headers: { 'x-site': 'pl' } });
    expect(answer.json().meta.alternates).toEqual([
      { site: 'pl', urlPath: '/regulamin', isDefault: true },
      { site: 'en', urlPath: '/terms', isNoindex: true },
    ]);
  });

  test('of a delayed article are named from its moment on, and the answer says until when it holds', async () => {
    const translationGroup = 'zima';
    const later = new Date(Math.ceil(Date.now() / 1000) * 1000 + 3_600_000).toISOString();
    const type = 'article';
    await (await create('pl', '/zima', { type, translationGroup })).publish();
    const document = { ...aDocument({ title: 'Winter' }), type, contentProperties: { publicationDate: later } };
    const winter = await create('en', '/winter', { type, translationGroup, document });
    expect((await winter.publish()).statusCode).toBe(200);
    const answer = (await app.inject({ url: '/registry/zima', headers: { 'x-site': 'pl' } })).json();
    expect(answer.meta.alternates).toBeUndefined();
    expect(answer.meta.validUntil).toBe(later);
  });

  test('are not named from a group where the address says it: versions always name each other', async () => {
    const translationGroup = 'krem';
    await (await create('pl', '/wpis-o-kremie', { translationGroup })).publish();
    await (await create('de', '/wissen', { translationGroup, type: 'product' })).publish();
    expect(await alternates('pl', '/wpis-o-kremie')).toEqual([]);
    expect(await alternates('de', '/wissen')).toEqual([]);
  });
});
