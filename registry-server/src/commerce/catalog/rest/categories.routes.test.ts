import { describe, expect, test } from 'vitest';
import { aProduct } from '../../../testing/a-catalogue.ts';
import { aPlaced } from '../../../testing/a-document.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { publishPage } from '../../../testing/publish-page.ts';
import { type StaffClient, signedIn } from '../../../testing/staff-client.ts';

const BASE = '/staff/catalogue/categories';

/** A page of one module in its main slot. */
const withModule = (driver: 'navbar' | 'products-list', settings: object) => {
  const placed = aPlaced('a', driver, settings);
  return { slots: { top: [], main: ['a'], bottom: [] }, containers: { a: placed } } as never;
};

describe.each(dialects)('categories that staff keep on $name', (dialect) => {
  async function aShop() {
    const app = await buildTestApp(dialect);
    const staff = await signedIn(app, 'admin');
    const send = (method: 'PUT' | 'DELETE' | 'POST', url: string, payload?: object) =>
      staff.inject({ method, url, ...(payload && { payload }) });
    const put = (payload: object) => send('PUT', BASE, payload);
    for (const path of ['twarz', 'twarz/kremy', 'twarz/kremy/na-noc', 'cialo']) await put({ path, name: path });
    const template = { isTemplate: true, urlPath: '/szablon-kategorii', type: 'product-category' as const };
    await publishPage(staff, {
      ...template,
      document: withModule('products-list', { source: { kind: 'current-category' } }),
    });
    await send('PUT', '/staff/catalogue/products/A', aProduct('A', { categories: ['twarz/kremy'] }));
    const see = (path: string) => app.inject(`/registry${path}`);
    const at = (path: string) => `${BASE}/${encodeURIComponent(path)}`;
    return { app, staff, send, put, see, at };
  }

  const publishListOf = (staff: StaffClient, category: string) =>
    publishPage(staff, {
      urlPath: '/nasze-kremy',
      document: withModule('products-list', {
        source: { kind: 'category', category },
        filters: true,
        pagination: true,
      }),
    });

  test('leave in the log what a write has changed, what it emptied too, and which category it was', async () => {
    const { staff, put } = await aShop();
    const saved = { path: 'twarz/kremy', name: 'Kremy', description: 'Na dzień i na noc.', isHidden: false };
    await put(saved);
    const fieldsOf = async (payload: object) => {
      expect((await put(payload)).statusCode).toBe(200);
      return (await staff.inject({ url: '/staff/audit' })).json().items[0].details;
    };
    const { description: _, ...emptied } = saved;
    expect(await fieldsOf(saved)).toEqual({ fields: ['path'], values: { path: 'twarz/kremy' } });
    expect(await fieldsOf({ ...saved, name: 'Kremy do twarzy' })).toEqual({
      fields: ['path', 'name'],
      values: { path: 'twarz/kremy', name: 'Kremy do twarzy' },
    });
    expect((await fieldsOf({ ...emptied, name: 'Kremy do twarzy' })).fields).toEqual(['path', 'description']);
    const made = await fieldsOf({ path: 'twarz/sera', name: 'Sera', isNew: true, isHidden: true });
    expect(made.fields).toEqual(['path', 'name', 'isHidden']);
  });

  test('are read as a tree with the revision that a writer sends back', async () => {
    const { staff, put } = await aShop();
    const tree = (await staff.inject({ url: BASE })).json();
    expect(tree.map(({ path }: { path: string }) => path)).toEqual(['twarz', 'cialo']);
    const [{ path, name, revision }] = tree[0].children;
    const saved = await put({ path, name: 'Kremy', revision });
    expect([saved.statusCode, saved.json()]).toMatchObject([200, { name: 'Kremy', isHidden: false }]);
    const late = await put({ path, name, revision });
    expect([late.statusCode, late.json().code]).toEqual([409, 'category-conflict']);
  });

  test('that move leave their addresses to the new ones, and pages, coupons and clients find them', async () => {
    const { app, staff, send, see, at } = await aShop();
    await publishListOf(staff, 'twarz/kremy');
    const coupon = { site: 'pl', code: 'KREM', name: 'Krem', kind: 'percent', percent: 10, isActive: true };
    const terms = { ...coupon, categoryPaths: ['twarz/kremy', 'cialo'], giftSkus: [] };
    const { id } = (await send('POST', '/staff/coupons', terms)).json();
    // What shoppers have read of them before is not what they read afterwards.
    expect((await see('/twarz/kremy')).statusCode).toBe(200);
    expect((await see('/masla')).statusCode).toBe(404);
    const before = (await see('/nasze-kremy')).json();
    expect(Object.values(before.meta.related.listings)).toMatchObject([{ skus: ['A'] }]);

    const moved = await send('PUT', `${at('twarz/kremy')}/place`, { path: 'masla' });
    expect([moved.statusCode, moved.json().path]).toEqual([200, 'masla']);
    expect((await see('/masla/na-noc')).json().data.contentProperties.category.path).toBe('masla/na-noc');
    expect((await see('/masla')).json().data.contentProperties.category.productCount).toBe(1);
    for (const [from, to] of [
      ['/twarz/kremy', '/masla'],
      ['/twarz/kremy/na-noc', '/masla/na-noc'],
    ] as const)
      expect((await see(from)).json()).toMatchObject({ redirectTo: to, redirectionCode: 301 });
    const after = (await see('/nasze-kremy')).json();
    expect(Object.values(after.meta.related.listings)).toMatchObject([{ skus: ['A'], total: 1 }]);
    expect((await staff.inject({ url: `/staff/coupons/${id}` })).json().categoryPaths).toEqual(['masla', 'cialo']);
    const written = await send('PUT', '/staff/catalogue/products/B', aProduct('B', { categories: ['twarz/kremy'] }));
    expect(written.json().categories).toEqual(['masla']);
    const broken = await staff.inject({ url: '/staff/references/broken' });
    expect(broken.json().items).toEqual([]);
    const { data } = await graphqlClient(app)('{ categoryList { children { url_path children { url_path } } } }');
    expect(data.categoryList[0].children).toEqual([
      { url_path: 'twarz', children: [] },
      { url_path: 'cialo', children: [] },
      { url_path: 'masla', children: [{ url_path: 'masla/na-noc' }] },
    ]);
  });

  test('that cannot move say so at the field, and who has read another state is told', async () => {
    const { send, at } = await aShop();
    const below = await send('PUT', `${at('twarz')}/place`, { path: 'twarz/kremy/twarz' });
    expect([below.statusCode, below.json().details.faults]).toMatchObject([
      422,
      [{ path: '/path', rule: 'below-itself' }],
    ]);
    const late = await send('PUT', `${at('twarz')}/place`, { path: 'lico', revision: '0123456789abcdef' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'category-conflict']);
    expect((await send('PUT', `${at('brak')}/place`, { path: 'lico' })).statusCode).toBe(404);
  });

  test('that are hidden are gone for shoppers, from lists of clients too, and stay for staff', async () => {
    const { app, staff, put, see } = await aShop();
    await publishListOf(staff, 'twarz/kremy');
    const items = ['/twarz', '/twarz/kremy', '/cialo'].map((href) => ({ label: href, link: { href } }));
    await publishPage(staff, { urlPath: '/menu', document: withModule('navbar', { name: 'Rosa i Len', items }) });
    const menu = async () =>
      (await see('/menu')).json().data.containers.a.settings.items.map(({ label }: { label: string }) => label);
    expect(await menu()).toEqual(['/twarz', '/twarz/kremy', '/cialo']);
    expect((await see('/twarz/kremy/na-noc')).statusCode).toBe(200);
    await put({ path: 'twarz/kremy', name: 'Kremy', isHidden: true });
    expect([(await see('/twarz/kremy')).statusCode, (await see('/twarz/kremy/na-noc')).statusCode]).toEqual([404, 404]);
    expect((await see('/twarz')).json().data.contentProperties.category.children).toEqual([]);
    expect(await menu()).toEqual(['/twarz', '/cialo']);
    const { data } = await graphqlClient(app)(
      '{ categoryList { children { url_path children { url_path } } } products(filter: { sku: { eq: "A" } }) { items { categories { url_path } } } }',
    );
    expect(data.categoryList[0].children[0]).toEqual({ url_path: 'twarz', children: [] });
    expect(data.products.items).toEqual([{ categories: [] }]);
    const sitemap = await app.inject('/feeds/pl/sitemap-1.xml');
    expect([sitemap.body.includes('/cialo</loc>'), sitemap.body.includes('twarz/kremy')]).toEqual([true, false]);
    const [face] = (await staff.inject({ url: BASE })).json();
    expect(face.children).toMatchObject([{ path: 'twarz/kremy', isHidden: true, children: [{ isHidden: false }] }]);
    const broken = (await staff.inject({ url: '/staff/references/broken' })).json();
    expect(broken.items).toMatchObject([
      { kind: 'category', key: 'twarz/kremy' },
      { kind: 'link', key: 'twarz/kremy' },
    ]);
    await put({ path: 'twarz/kremy', name: 'Kremy', isHidden: false });
    expect((await see('/twarz/kremy/na-noc')).statusCode).toBe(200);
    expect(await menu()).toEqual(['/twarz', '/twarz/kremy', '/cialo']);
  });

  test('that are in use are not removed, and say by what: pages, links, products, coupons, categories', async () => {
    const { staff, send, at, see } = await aShop();
    await publishListOf(staff, 'twarz/kremy');
    await send('PUT', `${at('twarz/kremy')}/place`, { path: 'kremy' });
    await publishPage(staff, {
      urlPath: '/menu',
      document: withModule('navbar', { name: 'Rosa i Len', items: [{ label: 'Kremy', link: { href: '/kremy' } }] }),
    });
    const coupon = { site: 'pl', code: 'KREM', name: 'Krem', kind: 'percent', percent: 10, isActive: true };
    await send('POST', '/staff/coupons', { ...coupon, categoryPaths: ['kremy'], giftSkus: [] });
    const refused = await send('DELETE', at('kremy'));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'content-in-use']);
    const { items, catalogue, count } = refused.json().details;
    expect(items.map(({ page }: { page: { urlPath: string } }) => page.urlPath)).toEqual(['/nasze-kremy', '/menu']);
    expect(catalogue).toMatchObject([
      { kind: 'category', key: 'kremy/na-noc' },
      { kind: 'product', key: 'A' },
      { kind: 'coupon', name: 'Krem' },
    ]);
    expect(count).toBe(5);

    const removed = await send('DELETE', `${at('cialo')}?redirectTo=/twarz`);
    expect(removed.statusCode).toBe(204);
    expect((await see('/cialo')).json()).toMatchObject({ redirectTo: '/twarz', redirectionCode: 303 });
    expect((await send('DELETE', at('cialo'))).statusCode).toBe(204);
  });

  test('that hold more than a list names say how many use them', async () => {
    const { staff, send, at } = await aShop();
    for (let number = 1; number <= 53; number += 1) {
      await send('PUT', `/staff/catalogue/products/C${number}`, aProduct(`C${number}`, { categories: ['cialo'] }));
    }
    const { details } = (await send('DELETE', at('cialo'))).json();
    expect([details.count, details.catalogueTotal, details.catalogue.length]).toEqual([53, 53, 50]);
    const usages = (await staff.inject({ url: '/staff/references?kind=category&key=cialo' })).json();
    expect([usages.total, usages.catalogueTotal, usages.catalogue.length]).toEqual([0, 53, 50]);
  });

  test('are put in order by one request', async () => {
    const { app, send } = await aShop();
    const order = await send('PUT', `${BASE}/order`, { paths: ['cialo', 'twarz'] });
    expect(order.statusCode).toBe(204);
    const { data } = await graphqlClient(app)('{ categoryList { children { url_path } } }');
    expect(data.categoryList[0].children).toEqual([{ url_path: 'cialo' }, { url_path: 'twarz' }]);
    const half = await send('PUT', `${BASE}/order`, { paths: ['cialo'] });
    expect([half.statusCode, half.json().code]).toEqual([409, 'category-conflict']);
    const viewer = await signedIn(app, 'editor');
    const refused = await viewer.inject({
      method: 'PUT',
      url: `${BASE}/order`,
      payload: { paths: ['twarz', 'cialo'] },
    });
    expect(refused.statusCode).toBe(403);
  });
});
