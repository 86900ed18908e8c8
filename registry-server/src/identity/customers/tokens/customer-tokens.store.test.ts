import { describe, expect, test } from 'vitest';
import type { Db } from '../../../database/dialects.ts';
import { aStoredCustomer, signedInCustomer } from '../../../testing/a-customer.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { dialects } from '../../../testing/dialects.ts';
import { createCustomerTokensStore, LONGEST_TOKEN_LIFETIME_MS, TOKEN_LIFETIME_MS } from './customer-tokens.store.ts';

const start = Date.parse('2026-11-20T08:00:00Z');

async function aToken(db: Db) {
  const customer = await aStoredCustomer(db, { friendsAndFamily: true });
  const clock = { ms: start };
  const tokens = createCustomerTokensStore(db, () => new Date(clock.ms));
  const issued = await tokens.open(customer.id);
  return { customer, clock, tokens, issued, token: issued.token };
}

describe.each(dialects)('tokens of customers on $name', ({ openDatabase, createDatabase, ...dialect }) => {
  test('say who it is, and when they end', async () => {
    const { customer, tokens, issued, token } = await aToken(await openDatabase());
    expect(issued.expiresAt).toEqual(new Date(start + TOKEN_LIFETIME_MS));
    expect(await tokens.use(token)).toEqual({
      id: customer.id,
      email: customer.email,
      isPremium: true,
      expiresAt: issued.expiresAt,
    });
    expect(await tokens.use('made-up')).toBeUndefined();
  });

  test('last an hour from their last use', async () => {
    const { clock, tokens, token } = await aToken(await openDatabase());
    for (let pause = 0; pause < 3; pause += 1) {
      clock.ms += TOKEN_LIFETIME_MS - 1;
      expect((await tokens.use(token))?.expiresAt).toEqual(new Date(clock.ms + TOKEN_LIFETIME_MS));
    }
    clock.ms += TOKEN_LIFETIME_MS;
    expect(await tokens.use(token)).toBeUndefined();
  });

  test('end in the end, however busy they are', async () => {
    const { clock, tokens, token } = await aToken(await openDatabase());
    while (clock.ms + TOKEN_LIFETIME_MS / 2 < start + LONGEST_TOKEN_LIFETIME_MS) {
      clock.ms += TOKEN_LIFETIME_MS / 2;
      expect(await tokens.use(token)).toBeDefined();
    }
    clock.ms = start + LONGEST_TOKEN_LIFETIME_MS;
    expect(await tokens.use(token)).toBeUndefined();
  });

  test('are written down at most once a minute', async () => {
    const db = await openDatabase();
    const { clock, tokens, token } = await aToken(db);
    const lastSeen = async () =>
      (await db.selectFrom('customer_token').select('lastSeenAt').executeTakeFirstOrThrow()).lastSeenAt;
    clock.ms += 59_000;
    await tokens.use(token);
    expect(await lastSeen()).toEqual(new Date(start));
    clock.ms += 1_000;
    await tokens.use(token);
    expect(await lastSeen()).toEqual(new Date(clock.ms));
  });

  test('are kept as hashes only, and let go once they ended', async () => {
    const db = await openDatabase();
    const { customer, clock, tokens, token } = await aToken(db);
    const kept = () => db.selectFrom('customer_token').selectAll().execute();
    expect(JSON.stringify(await kept())).not.toContain(token);
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    clock.ms += TOKEN_LIFETIME_MS;
    await tokens.open(customer.id);
    expect(await kept()).toHaveLength(1);
  });

  test('are fifty for each customer at most: the one unused for longest gives way', async () => {
    const db = await openDatabase();
    const { customer, clock, tokens, token } = await aToken(db);
    const other = await aStoredCustomer(db);
    const others = await tokens.open(other.id);
    for (let count = 0; count < 50; count += 1) {
      clock.ms += 1_000;
      await tokens.open(customer.id);
    }
    expect(await tokens.use(token)).toBeUndefined();
    expect(await tokens.use(others.token)).toBeDefined();
    const rows = await db.selectFrom('customer_token').select('customerId').execute();
    expect(rows.filter(({ customerId }) => customerId === customer.id)).toHaveLength(50);
  });

  test('of one customer end together, those of others stay', async () => {
    const db = await openDatabase();
    const { customer, tokens, token } = await aToken(db);
    const second = await tokens.open(customer.id);
    const others = await tokens.open((await aStoredCustomer(db)).id);
    await tokens.endAll(customer.id);
    expect(await Promise.all([token, second.token].map((given) => tokens.use(given)))).toEqual([undefined, undefined]);
    expect(await tokens.use(others.token)).toBeDefined();
  });

  test('that one node sees used live on at another', async () => {
    const databaseUrl = await createDatabase();
    const same = { ...dialect, openDatabase, createDatabase };
    const [one, other] = [await buildTestApp(same, { databaseUrl }), await buildTestApp(same, { databaseUrl })];
    const { tokens, clock, token } = await aToken(one.db);
    const others = createCustomerTokensStore(other.db, () => new Date(clock.ms));
    clock.ms += TOKEN_LIFETIME_MS - 1;
    expect(await tokens.use(token)).toBeDefined();
    clock.ms += TOKEN_LIFETIME_MS - 1;
    expect(await others.use(token)).toBeDefined();
    clock.ms += TOKEN_LIFETIME_MS;
    expect(await tokens.use(token)).toBeUndefined();
    expect(await others.use(token)).toBeUndefined();
  });

  test('are dead on every node at once', async () => {
    const databaseUrl = await createDatabase();
    const same = { ...dialect, openDatabase, createDatabase };
    const one = await buildTestApp(same, { databaseUrl });
    const other = await buildTestApp(same, { databaseUrl });
    const { customer, token } = await signedInCustomer(one);
    expect(await other.customers.authenticate(token)).toMatchObject({ id: customer.id, isPremium: false });
    expect(await createCustomerTokensStore(one.db).end(token)).toBe(true);
    expect(await other.customers.authenticate(token)).toBeUndefined();
    expect(await createCustomerTokensStore(one.db).end(token)).toBe(false);

    const { token: second } = await signedInCustomer(one, { email: 'jan@example.com' });
    expect(await other.customers.authenticate(second)).toBeDefined();
    await one.db.updateTable('customer').set({ isActive: false }).where('email', '=', 'jan@example.com').execute();
    expect(await other.customers.authenticate(second)).toBeUndefined();
  });
});
