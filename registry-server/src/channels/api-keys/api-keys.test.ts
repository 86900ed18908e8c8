import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { createSessionToken, hashOfToken } from '../../identity/credentials/index.ts';
import { signedInCustomer } from '../../testing/a-customer.ts';
import { aSmallShop } from '../../testing/a-small-shop.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { graphqlClient } from '../../testing/graphql-client.ts';
import { signedIn } from '../../testing/staff-client.ts';
import { createApiKeysStore } from './api-keys.store.ts';
import type { ApiScope } from './api-scopes.ts';

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

async function aKey(app: App, scopes: readonly ApiScope[], more: object = {}) {
  const admin = await signedIn(app, 'admin');
  const payload = { name: 'Magazyn', scopes, ...more };
  const answer = await admin.inject({ method: 'POST', url: '/staff/api-keys', payload });
  expect(answer.statusCode, answer.body).toBe(201);
  return { admin, ...(answer.json() as { readonly id: number; readonly key: string; readonly hint: string }) };
}

const statusOf = async (app: App, key: string, url = '/staff/catalogue/products') =>
  (await app.inject({ url, headers: bearer(key) })).statusCode;

describe.each(dialects)('API keys on $name', (dialect) => {
  test('open what their scopes say, and nothing else', async () => {
    const { app } = await aSmallShop(dialect);
    const { key } = await aKey(app, ['catalogue:read']);
    expect(await statusOf(app, key)).toBe(200);
    expect(await statusOf(app, key, '/staff/pages')).toBe(403);
    // No scope opens these.
    expect(await statusOf(app, key, '/staff/users')).toBe(401);
    expect(await statusOf(app, key, '/staff/api-keys')).toBe(401);
    const write = { method: 'PUT', url: '/staff/catalogue/variants/KREM-50/stock', payload: { quantity: 3 } } as const;
    expect((await app.inject({ ...write, headers: bearer(key) })).statusCode).toBe(403);
  });

  test('write with their scope, and leave their name in the log of writes', async () => {
    const { app } = await aSmallShop(dialect);
    const { key, admin } = await aKey(app, ['catalogue:write']);
    const url = '/staff/catalogue/categories';
    const payload = { path: 'cialo', name: 'Ciało' };
    const answer = await app.inject({ method: 'PUT', url, payload, headers: bearer(key) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    const log = await admin.inject({ url: '/staff/audit?pageSize=1' });
    expect(log.json().items[0]).toMatchObject({ action: `PUT ${url}`, actor: { name: 'Klucz API: Magazyn' } });
  });

  test('read by GraphQL, where nothing can be changed with them', async () => {
    const { app } = await aSmallShop(dialect);
    const { key } = await aKey(app, ['graphql:read']);
    const ask = graphqlClient(app, bearer(key));
    expect((await ask('{ storeConfig { store_code } }')).data).toMatchObject({ storeConfig: { store_code: 'pl' } });
    const { data, errors } = await ask('mutation { createEmptyCart }');
    expect(data?.createEmptyCart ?? null).toBeNull();
    expect(errors).toHaveLength(1);
    const other = await aKey(app, ['catalogue:read']);
    expect((await graphqlClient(app, bearer(other.key))('{ storeConfig { store_code } }')).errors).toHaveLength(1);
  });

  // One of 65,536 random tokens of customers begins with these letters, in some case.
  test.each(['wk_', 'wK_', 'WK_'])('are not taken for the token of a customer that begins with %s', async (start) => {
    const { app } = await aSmallShop(dialect);
    const { customer } = await signedInCustomer(app);
    const token = start + randomBytes(30).toString('base64url');
    const at = new Date();
    const expiresAt = new Date(at.getTime() + 60_000);
    await app.db
      .insertInto('customer_token')
      .values({ tokenHash: hashOfToken(token), customerId: customer.id, createdAt: at, lastSeenAt: at, expiresAt })
      .execute();
    expect(token).toHaveLength(createSessionToken().length);
    const { data, errors } = await graphqlClient(app, bearer(token))('{ customer { email } }');
    expect(errors).toBeUndefined();
    expect(data.customer.email).toBe(customer.email);
    expect((await app.inject({ url: '/me/subscriptions', headers: bearer(token) })).statusCode).toBe(200);
  });

  test('are dead on every node once they are revoked', async () => {
    const app = await buildTestApp(dialect);
    const other = await buildTestApp(dialect, { databaseUrl: app.config.databaseUrl });
    const { admin, id, key } = await aKey(app, ['catalogue:read']);
    expect(await statusOf(other, key)).toBe(200);
    expect((await admin.inject({ method: 'DELETE', url: `/staff/api-keys/${id}` })).statusCode).toBe(200);
    expect(await statusOf(other, key)).toBe(401);
    expect(await statusOf(app, key)).toBe(401);
  });

  test('are shown once and kept as a hash', async () => {
    const app = await buildTestApp(dialect);
    const { admin, key, hint } = await aKey(app, ['catalogue:read']);
    expect(key.startsWith(hint)).toBe(true);
    const list = await admin.inject({ url: '/staff/api-keys' });
    expect(list.json().items).toMatchObject([{ name: 'Magazyn', hint, createdBy: 'Zofia Lniana', lastUsedAt: null }]);
    expect(list.body).not.toContain(key);
    expect(JSON.stringify(await app.db.selectFrom('api_key').selectAll().execute())).not.toContain(key);
  });

  test('run out, and note when they were used', async () => {
    const db = await dialect.openDatabase();
    const clock = { now: new Date('2026-11-20T12:00:00Z') };
    const keys = createApiKeysStore(db, () => clock.now);
    const { key } = await keys.create(
      { name: 'x', scopes: ['orders:read'], expiresAt: new Date('2026-11-20T13:00:00Z') },
      'Zofia',
    );
    expect(await keys.use(key)).toMatchObject({ scopes: ['orders:read'] });
    clock.now = new Date('2026-11-20T12:59:59Z');
    expect(await keys.use(key)).toBeDefined();
    const { items } = await keys.list({ page: 1, pageSize: 10 });
    expect(items[0]?.lastUsedAt).toEqual(clock.now);
    clock.now = new Date('2026-11-20T13:00:00Z');
    expect(await keys.use(key)).toBeUndefined();
  });

  test('that never were, and bad requests for one, are refused', async () => {
    const app = await buildTestApp(dialect);
    expect(await statusOf(app, 'wk_nobody')).toBe(401);
    const admin = await signedIn(app, 'admin');
    for (const payload of [
      { name: 'x', scopes: [] },
      { name: 'x', scopes: ['everything'] },
      { name: '', scopes: ['orders:read'] },
      { name: 'x', scopes: ['orders:read'], expiresAt: '2020-01-01T00:00:00Z' },
      { name: 'x', scopes: ['orders:read'], expiresAt: 'tomorrow' },
    ])
      expect((await admin.inject({ method: 'POST', url: '/staff/api-keys', payload })).statusCode).toBe(422);
    expect((await admin.inject({ method: 'DELETE', url: '/staff/api-keys/999' })).statusCode).toBe(404);
  });
});
