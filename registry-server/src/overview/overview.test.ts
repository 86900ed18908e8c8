import { beforeAll, describe, expect, test } from 'vitest';
import { aStoredOrder } from '../commerce/orders/testing/a-stored-order.ts';
import { recordIncident } from '../commerce/payments/incidents/incidents.store.ts';
import type { App } from '../fastify-app.ts';
import { aSite } from '../testing/a-site.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { type StaffClient, signedIn } from '../testing/staff-client.ts';
import { DAY_MS } from '../time/durations.ts';
import { readSales } from './sales.ts';

describe.each(dialects)('the overview of staff on $name', (dialect) => {
  let app: App;
  let admin: StaffClient;
  let siteId: number;
  beforeAll(async () => {
    app = await buildTestApp(dialect, { sites: [aSite()] });
    admin = await signedIn(app, 'admin');
    siteId = app.sites.require(undefined).id;
  });

  const overview = async (who = admin) => (await who.inject({ url: '/staff/overview' })).json();
  const total = async (path: string) => (await admin.inject({ url: path })).json().total;

  test('of a shop where nothing waits is all zero', async () => {
    expect(await overview()).toEqual({
      reviews: 0,
      products: { soldOut: 0, lowStock: 0 },
      pages: { toPublish: 0, returned: 0, answered: 0, drafts: 0, changed: 0, scheduled: 0 },
      shop: {
        toShip: { count: 0 },
        toPay: { count: 0 },
        untracked: { count: 0 },
        returns: { count: 0, isOverdue: false },
        bankRefunds: { count: 0, withoutAccount: 0, isOverdue: false },
        paymentProblems: { count: 0, transfers: 0 },
        messages: { count: 0 },
      },
      sales: { yesterday: [], yesterdayBefore: [], week: [], weekBefore: [] },
    });
  });

  test.each(['viewer', 'editor', 'publisher'] as const)('shows a %s nothing of orders and money', async (role) => {
    expect(Object.keys(await overview(await signedIn(app, role))).sort()).toEqual(['pages', 'products', 'reviews']);
  });

  test('counts what its lists show, and says since when the first one waits', async () => {
    const days = (count: number) => new Date(Date.now() - count * DAY_MS);
    const packed = await aStoredOrder(app.db, { siteId, status: 'processing', createdAt: days(3) });
    await aStoredOrder(app.db, { siteId, status: 'processing', createdAt: days(2) });
    await aStoredOrder(app.db, { siteId, status: 'pendingPayment', createdAt: days(5) });
    await aStoredOrder(app.db, { siteId, status: 'paymentReview', createdAt: days(1) });
    const left = await aStoredOrder(app.db, { siteId, status: 'processing', createdAt: days(4) });
    await aStoredOrder(app.db, { siteId, status: 'complete' });
    const sent = await admin.inject({
      method: 'POST',
      url: `/staff/orders/${left.id}/shipments`,
      payload: { version: left.version },
    });
    expect(sent.statusCode, sent.body).toBe(200);
    const problem = (kind: 'amount' | 'manual-refund') =>
      recordIncident(app.db, { kind, subject: String(packed.id), orderId: packed.id, now: new Date() });
    for (const kind of ['amount', 'manual-refund'] as const) await problem(kind);
    await app.db
      .insertInto('return_request')
      .values({
        orderId: packed.id,
        number: `${packed.number}-Z1`,
        status: 'received',
        name: 'Lena',
        email: packed.email,
        reason: null,
        handRefund: null,
        version: 1,
        createdAt: days(20),
        statusAt: days(20),
      })
      .execute();
    const { shop } = await overview();
    expect(shop).toMatchObject({
      toShip: { count: 2, oldestAt: packed.createdAt.toISOString() },
      toPay: { count: 2 },
      paymentProblems: { count: 2, transfers: 1 },
      untracked: { count: 1, oldestAt: left.createdAt.toISOString() },
      returns: { count: 1, isOverdue: true, dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    });
    expect(await total('/staff/orders?toShip=true')).toBe(shop.toShip.count);
    expect(await total('/staff/orders?toPay=true')).toBe(shop.toPay.count);
    expect(await total('/staff/orders?untracked=true')).toBe(shop.untracked.count);
    expect(await total('/staff/payment-problems')).toBe(shop.paymentProblems.count);
    expect(await total('/staff/returns?open=true')).toBe(shop.returns.count);
    const shipment = (await admin.inject({ url: `/staff/orders/${left.id}` })).json().shipments[0].id;
    await admin.inject({
      method: 'POST',
      url: `/staff/orders/${left.id}/shipments/${shipment}/tracking`,
      payload: { carrierCode: 'inpost', number: '620012345678901234567890' },
    });
    expect((await overview()).shop.untracked).toEqual({ count: 0 });
  });

  test('tells one what one saved last, and nobody else of it', async () => {
    const editor = await signedIn(app, 'editor');
    await app.db.updateTable('staff_user').set({ name: 'Ewa Len' }).where('id', '=', editor.user.id).execute();
    const payload = { type: 'page', title: 'Dzień Matki', urlPath: '/dzien-matki' };
    const made = await editor.inject({ method: 'POST', url: '/staff/pages', payload });
    expect(made.statusCode, made.body).toBe(201);
    expect((await overview(editor)).pages).toMatchObject({ drafts: 1, changed: 0, scheduled: 0 });
    expect((await overview()).pages.drafts).toBe(0);
    const mine = async (who: StaffClient) => (await who.inject({ url: '/staff/pages?mine=true&status=draft' })).json();
    expect((await mine(editor)).items).toMatchObject([{ title: 'Dzień Matki' }]);
    expect((await mine(admin)).total).toBe(0);
  });

  test('sales are what was paid, by currency, without what was canceled', async () => {
    // A Wednesday.
    const now = new Date('2025-11-26T12:00:00Z');
    const paid = (paidAt: string, total: number, change: object = {}) =>
      aStoredOrder(app.db, { siteId, status: 'complete', total, paidAt: new Date(paidAt), ...change });
    await paid('2025-11-25T10:00:00Z', 10_000);
    await paid('2025-11-25T22:59:59Z', 5_000);
    await paid('2025-11-24T23:30:00Z', 700, { currency: 'EUR' });
    await paid('2025-11-25T10:00:00Z', 99_000, { status: 'canceled' });
    await paid('2025-11-26T08:00:00Z', 3_000);
    await paid('2025-11-18T10:00:00Z', 2_000);
    await paid('2025-11-19T13:00:00Z', 1_000);
    expect(await readSales(app.db, now)).toEqual({
      yesterday: [
        { currency: 'EUR', orders: 1, total: 700 },
        { currency: 'PLN', orders: 2, total: 15_000 },
      ],
      yesterdayBefore: [{ currency: 'PLN', orders: 1, total: 2_000 }],
      week: [
        { currency: 'EUR', orders: 1, total: 700 },
        { currency: 'PLN', orders: 3, total: 18_000 },
      ],
      weekBefore: [{ currency: 'PLN', orders: 1, total: 2_000 }],
    });
  });
});
