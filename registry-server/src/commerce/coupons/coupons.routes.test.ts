import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aCatalogue, aProduct } from '../../testing/a-catalogue.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

const aCouponBody = (changes: object = {}) => ({
  code: 'LEN10',
  name: 'Len',
  kind: 'percent',
  percent: 10,
  ...changes,
});

describe.each(dialects)('coupons for staff on $name', (dialect) => {
  let app: App;
  let publisher: StaffClient;

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    publisher = await signedIn(app, 'publisher');
    const catalogue = aCatalogue(app.db);
    await catalogue.putCategories('twarz');
    await catalogue.products.put('RL-GRATIS-1', aProduct('RL-GRATIS-1'));
  });

  const post = (payload: object) => publisher.inject({ method: 'POST', url: '/staff/coupons', payload });
  const list = async (query: string) => (await publisher.inject({ url: `/staff/coupons?${query}` })).json();

  test('come back as they were written', async () => {
    const terms = {
      code: 'Róża-1',
      name: 'Dla Zofii',
      kind: 'fixed',
      amount: 2_000,
      minimum: 10_000,
      isActive: true,
      startsAt: '2026-01-01T00:00:00.000Z',
      endsAt: '2999-01-01T00:00:00.000Z',
      categoryPaths: ['twarz'],
      usageLimit: 100,
      usagePerCustomer: 1,
      giftSkus: ['RL-GRATIS-1'],
    };
    const created = await post(terms);
    expect(created.statusCode).toBe(201);
    const coupon = { ...terms, id: created.json().id, site: 'pl', uses: 0, status: 'active' };
    expect(created.json()).toEqual(coupon);
    expect((await publisher.inject({ url: `/staff/coupons/${coupon.id}` })).json()).toEqual(coupon);
  });

  test('are changed and removed', async () => {
    const { id } = (await post(aCouponBody({ code: 'ZMIANA' }))).json();
    const url = `/staff/coupons/${id}`;
    const payload = aCouponBody({ code: 'ZMIANA', percent: 25, isActive: false });
    const changed = await publisher.inject({ method: 'PUT', url, payload });
    expect(changed.json()).toMatchObject({ id, percent: 25, isActive: false, status: 'inactive' });
    expect((await publisher.inject({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await publisher.inject({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await publisher.inject({ url })).statusCode).toBe(404);
    expect((await publisher.inject({ method: 'PUT', url, payload })).statusCode).toBe(404);
  });

  test('have a code of their own on a site, in whatever case', async () => {
    expect((await post(aCouponBody({ code: 'Jeden' }))).statusCode).toBe(201);
    const second = await post(aCouponBody({ code: 'JEDEN' }));
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ code: 'coupon-code-taken', details: { faults: [{ path: '/code' }] } });
  });

  test('are found by words and by status', async () => {
    const found = async (query: string) => {
      const { items, total } = await list(`search=szukany&${query}`);
      expect(total).toBe(items.length);
      return items.map(({ code }: { code: string }) => code).sort();
    };
    await post(aCouponBody({ code: 'SZUKANY-A', name: 'Żółty 50%' }));
    await post(aCouponBody({ code: 'SZUKANY-B', endsAt: '2020-01-01T00:00:00Z' }));
    await post(aCouponBody({ code: 'SZUKANY-C', startsAt: '2999-01-01T00:00:00Z' }));
    await post(aCouponBody({ code: 'SZUKANY-D', isActive: false }));
    const { id } = (await post(aCouponBody({ code: 'SZUKANY-E', usageLimit: 1 }))).json();
    await app.db.updateTable('coupon').set({ uses: 1 }).where('id', '=', id).execute();
    expect(await found('')).toHaveLength(5);
    expect(await found('status=active')).toEqual(['SZUKANY-A']);
    expect(await found('status=expired')).toEqual(['SZUKANY-B']);
    expect(await found('status=scheduled')).toEqual(['SZUKANY-C']);
    expect(await found('status=inactive')).toEqual(['SZUKANY-D']);
    expect(await found('status=used-up')).toEqual(['SZUKANY-E']);
    expect((await list(`search=${encodeURIComponent('zolty 50%')}`)).total).toBe(1);
    expect((await list(`search=${encodeURIComponent('zolty 5_%')}`)).total).toBe(0);
    expect(await list('search=szukany&page=2&pageSize=2')).toMatchObject({ total: 5, page: 2, pageSize: 2 });
  });

  test.each([
    [{ code: 'A B' }, '/code'],
    [{ code: '' }, '/code'],
    [{ percent: 0 }, '/percent'],
    [{ percent: 101 }, '/percent'],
    [{ percent: 10.5 }, '/percent'],
    [{ percent: undefined }, '/percent'],
    [{ kind: 'fixed' }, '/percent'],
    [{ kind: 'fixed', percent: undefined }, '/amount'],
    [{ kind: 'fixed', percent: undefined, amount: -5 }, '/amount'],
    [{ kind: 'freeDelivery' }, '/percent'],
    [{ kind: 'gift' }, '/kind'],
    [{ startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-01-01T00:00:00Z' }, '/endsAt'],
    [{ startsAt: 'wczoraj' }, '/startsAt'],
    [{ categoryPaths: ['nie/ma'] }, '/categoryPaths/0'],
    [{ giftSkus: ['RL-GRATIS-1', 'RL-9'] }, '/giftSkus/1'],
    [{ usageLimit: 0 }, '/usageLimit'],
    [{ uses: 3 }, '/uses'],
  ])('are refused when unsound: %j', async (changes, path) => {
    const response = await post(aCouponBody({ code: 'ZEPSUTY', ...changes }));
    expect(response.statusCode).toBe(422);
    expect(response.json().details.faults[0].path).toBe(path);
    expect((await list('search=zepsuty')).total).toBe(0);
  });

  test('are read by every role, written from publisher on', async () => {
    const [viewer, editor] = [await signedIn(app, 'viewer'), await signedIn(app, 'editor')];
    expect((await viewer.inject({ url: '/staff/coupons' })).statusCode).toBe(200);
    const payload = aCouponBody({ code: 'ROLA' });
    expect((await editor.inject({ method: 'POST', url: '/staff/coupons', payload })).statusCode).toBe(403);
    expect((await app.inject({ url: '/staff/coupons' })).statusCode).toBe(401);
  });
});
