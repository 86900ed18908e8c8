import { beforeAll, describe, expect, test } from 'vitest';
import { aStoredOrder } from '../../commerce/orders/testing/a-stored-order.ts';
import type { App } from '../../fastify-app.ts';
import { aProduct } from '../../testing/a-catalogue.ts';
import { aDocument } from '../../testing/a-document.ts';
import { aForm, aPicture } from '../../testing/a-picture.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';
import { hashPassword } from '../credentials/index.ts';
import { createStaffUsersStore } from '../staff/users.store.ts';
import { createAuditStore } from './audit.store.ts';

const PASSWORD = 'Gęsi jaźń 2026!';

describe.each(dialects)('the audit log on $name', (dialect) => {
  let app: App;
  let admin: StaffClient;

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    admin = await signedIn(app, 'admin');
  });

  const entries = async (query = '') => (await admin.inject({ url: `/staff/audit${query}` })).json();
  const newest = async () => (await entries('?pageSize=1')).items[0];
  const put = (url: string, payload: object) => admin.inject({ method: 'PUT', url, payload });
  const actionQuery = (action: string) => `?action=${encodeURIComponent(action)}`;

  test('tells who changed a price to what', async () => {
    await put('/staff/catalogue/products/RL-1', aProduct('RL-1'));
    const price = { currency: 'PLN', regular: 9900 };
    expect((await put('/staff/catalogue/variants/RL-1-50/price', price)).statusCode).toBe(204);
    expect(await newest()).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/Z$/),
      actor: { id: admin.user.id, name: 'Zofia Lniana' },
      action: 'PUT /staff/catalogue/variants/:sku/price',
      subject: { sku: 'RL-1-50' },
      details: { fields: ['currency', 'regular'], values: price },
      status: 204,
    });
  });

  test('names the order of a payment that was looked into', async () => {
    const order = await aStoredOrder(app.db, { siteId: app.sites.require(undefined).id });
    const at = new Date();
    const { id } = await app.db
      .insertInto('payment_problem')
      .values({
        key: `amount:${order.id}`,
        kind: 'amount',
        provider: null,
        orderId: order.id,
        attemptId: null,
        details: '{}',
        seen: 1,
        firstAt: at,
        lastAt: at,
        dealtAt: null,
        dealtBy: null,
        note: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await admin.inject({ method: 'POST', url: `/staff/payment-problems/${id}/dealt`, payload: {} });
    expect(await newest()).toMatchObject({ subject: { id }, subjectName: order.number, orderId: order.id });
  });

  test('says what a thing is called by whoever works with it', async () => {
    const siteId = app.sites.require(undefined).id;
    const order = await aStoredOrder(app.db, { siteId });
    const payload = { message: 'Dzwoniła', isVisible: false };
    await admin.inject({ method: 'POST', url: `/staff/orders/${order.id}/comments`, payload });
    expect(await newest()).toMatchObject({ subject: { id: order.id }, subjectName: order.number });
  });

  test('keeps names of fields only where a route allows no more', async () => {
    await put('/staff/catalogue/products/RL-2', aProduct('RL-2', { summary: 'Tajny krem' }));
    const { details } = await newest();
    expect(details.fields).toContain('summary');
    expect(details.values).toEqual({ name: 'Krem RL-2', urlKey: 'krem-rl-2' });
    expect(JSON.stringify(await entries())).not.toContain('Tajny krem');
  });

  test('holds no password and no document', async () => {
    const email = 'nowa@rosailen.example';
    const payload = { email, name: 'Nowa', role: 'editor', password: PASSWORD };
    const created = await admin.inject({ method: 'POST', url: '/staff/users', payload });
    expect(created.statusCode).toBe(201);
    const url = `/staff/users/${created.json().id}`;
    await admin.inject({ method: 'PATCH', url, payload: { role: 'publisher', password: `${PASSWORD}2` } });
    expect(await newest()).toMatchObject({
      action: 'PATCH /staff/users/:id',
      details: { fields: ['role', 'password'], values: { role: 'publisher' } },
    });
    const page = { type: 'page', title: 'Skryta', urlPath: '/skryta', document: aDocument({ title: 'Skryta' }) };
    await admin.inject({ method: 'POST', url: '/staff/pages', payload: page });
    const kept = JSON.stringify(await entries('?pageSize=100'));
    expect(kept).toContain('/skryta');
    for (const secret of [PASSWORD, email, 'Skryta']) expect(kept).not.toContain(secret);
  });

  test('notes a refused write with its status, and one that nobody was allowed not at all', async () => {
    const taken = { type: 'page', title: 'Raz', urlPath: '/raz' };
    await admin.inject({ method: 'POST', url: '/staff/pages', payload: taken });
    expect((await admin.inject({ method: 'POST', url: '/staff/pages', payload: taken })).statusCode).toBe(409);
    expect(await newest()).toMatchObject({ action: 'POST /staff/pages', status: 409 });
    const { total } = await entries();
    const viewer = await signedIn(app, 'viewer');
    expect((await viewer.inject({ method: 'POST', url: '/staff/pages', payload: taken })).statusCode).toBe(403);
    expect((await app.inject({ method: 'POST', url: '/staff/pages', payload: taken })).statusCode).toBe(401);
    expect((await entries()).total).toBe(total);
  });

  test('notes an upload', async () => {
    const form = await aForm({ bytes: await aPicture() });
    const response = await admin.inject({
      method: 'POST',
      url: '/staff/media',
      headers: form.headers,
      payload: form.payload,
    });
    expect(response.statusCode).toBe(201);
    expect(await newest()).toMatchObject({ action: 'POST /staff/media', status: 201, details: {} });
  });

  test('notes who signed in and out, and no stranger who failed', async () => {
    const user = await createStaffUsersStore(app.db).create({
      email: 'wchodzi@rosailen.example',
      name: 'Wanda',
      role: 'editor',
      passwordHash: await hashPassword(PASSWORD),
      createdAt: new Date(),
    });
    const signIn = (password: string) =>
      app.inject({ method: 'POST', url: '/staff/session', payload: { email: user.email, password } });
    const { total } = await entries();
    expect((await signIn('Gęsi jaźń 2025!')).statusCode).toBe(401);
    expect((await entries()).total).toBe(total);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
    expect(await newest()).toMatchObject({
      actor: { id: user.id, name: 'Wanda' },
      action: 'POST /staff/session',
      details: { fields: ['email', 'password'] },
      status: 200,
    });
    const leaving = await signedIn(app, 'viewer');
    await leaving.inject({ method: 'DELETE', url: '/staff/session' });
    expect(await newest()).toMatchObject({ actor: { id: leaving.user.id }, action: 'DELETE /staff/session' });
  });

  test('is read by person, action and time, page by page, by administrators', async () => {
    const publisher = await signedIn(app, 'publisher');
    const stock = (quantity: number) =>
      publisher.inject({ method: 'PUT', url: '/staff/catalogue/variants/RL-1-50/stock', payload: { quantity } });
    for (const quantity of [1, 2, 3]) await stock(quantity);
    const mine = await entries(`?actor=${publisher.user.id}&pageSize=2`);
    expect(mine).toMatchObject({ total: 3, page: 1, pageSize: 2 });
    expect(mine.items.map((entry: { details: object }) => entry.details)).toMatchObject([
      { values: { quantity: 3 } },
      { values: { quantity: 2 } },
    ]);
    const rest = await entries(`?actor=${publisher.user.id}&pageSize=2&page=2`);
    expect(rest.items).toMatchObject([{ details: { values: { quantity: 1 } } }]);
    const action = actionQuery('PUT /staff/catalogue/variants/:sku/stock');
    expect((await entries(action)).total).toBe(3);
    const { at } = mine.items[0];
    expect((await entries(`${action}&to=${encodeURIComponent(at)}`)).total).toBeLessThan(3);
    expect((await entries(`${action}&from=${encodeURIComponent(at)}`)).total).toBeGreaterThan(0);
    expect((await publisher.inject({ url: '/staff/audit' })).statusCode).toBe(403);
    expect((await admin.inject({ url: '/staff/audit?from=wczoraj' })).statusCode).toBe(422);
  });

  test('without its entry nothing is written', async () => {
    const broken = await buildTestApp(dialect);
    const staff = await signedIn(broken, 'admin');
    await broken.db.schema.dropTable('staff_audit').execute();
    const payload = { type: 'page', title: 'Cicha', urlPath: '/cicha' };
    expect((await staff.inject({ method: 'POST', url: '/staff/pages', payload })).statusCode).toBe(500);
    expect((await staff.inject({ url: '/staff/pages' })).json().total).toBe(0);
  });

  test('an entry without an outcome says so by leaving it out', async () => {
    const actor = { id: null, name: 'catalog:import' };
    const store = createAuditStore(app.db);
    await store.add({ at: new Date(), actor, action: 'catalog:import', subject: {}, details: {} });
    const entry = (await entries(actionQuery('catalog:import'))).items[0];
    expect(entry.actor).toEqual({ name: 'catalog:import' });
    expect(entry).not.toHaveProperty('status');
  });

  test('what is older is forgotten', async () => {
    const store = createAuditStore(await dialect.openDatabase());
    const entry = { actor: { id: 1, name: 'Zofia' }, action: 'DELETE /staff/session', subject: {}, details: {} };
    await store.add({ ...entry, at: new Date('2024-01-01T00:00:00Z') });
    await store.add({ ...entry, at: new Date('2026-01-01T00:00:00Z') });
    expect(await store.forgetOld(new Date('2024-11-21T00:00:00Z'), 10)).toBe(1);
    const { items } = await store.list({ page: 1, pageSize: 10 });
    expect(items.map(({ at }) => at.toISOString())).toEqual(['2026-01-01T00:00:00.000Z']);
  });
});

test('every route of staff that writes is in it, but for those that only read', async () => {
  const [sqlite] = dialects;
  if (!sqlite) throw new Error('no dialect');
  const app = await buildTestApp(sqlite);
  await app.ready();
  const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, unknown>> };
  const writes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => path.startsWith('/staff/') && method !== 'get')
      .map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(writes.length).toBeGreaterThan(20);
  const unnoted = writes.filter((write) => !app.auditedRoutes.has(write));
  expect(unnoted.sort()).toEqual(['POST /staff/related', 'PUT /staff/pages/:id/presence']);
});
