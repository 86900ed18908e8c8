import BetterSqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { good, PLACE, readyCart } from '../commerce/orders/testing/order-through-api.ts';
import type { App } from '../fastify-app.ts';
import { aSmallShop } from '../testing/a-small-shop.ts';
import { atFileEnd } from '../testing/at-file-end.ts';
import { dialects } from '../testing/dialects.ts';
import { graphqlClient } from '../testing/graphql-client.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { isDatabaseAway } from './database-away.ts';
import { openDatabase } from './dialects.ts';
import { migrateToLatest } from './migrate.ts';

const [sqlite, postgres] = dialects;
if (!sqlite || !postgres) throw new Error('no dialect');

const coded = (code: string, message = code) => Object.assign(new Error(message), { code });

test.each([
  [coded('ECONNREFUSED'), true],
  [coded('57P01', 'terminating connection due to administrator command'), true],
  [coded('57014', 'canceling statement due to statement timeout'), true],
  [coded('53300', 'sorry, too many clients already'), true],
  [coded('08006'), true],
  [coded('40P01', 'deadlock detected'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [coded('SQLITE_BUSY_SNAPSHOT'), true],
  [coded('SQLITE_IOERR_WRITE'), true],
  [coded('SQLITE_CONSTRAINT_UNIQUE'), false],
  [coded('SQLITE_ERROR', 'no such table: cart'), false],
  [coded('23505'), false],
  [coded('42P01', 'relation does not exist'), false],
  [new TypeError('x is not a function'), false],
  ['text', false],
])('%s: the database is away is %s', (error, isAway) => {
  expect(isDatabaseAway(error)).toBe(isAway);
});

interface AwayFacts {
  readonly app: App;
  readonly cartId: string;
}

/** What is answered while the database is away; afterwards the same cart comes to its order. */
async function expectUnavailable({ app, cartId }: AwayFacts): Promise<void> {
  const payload = { query: PLACE, variables: { input: { cart_id: cartId } } };
  const placed = await app.inject({ method: 'POST', url: '/graphql', payload });
  const [error] = placed.json().errors;
  expect(error.extensions).toMatchObject({
    category: 'unavailable',
    code: 'unavailable',
    details: { message: 'Sklep chwilowo nie odpowiada. Spróbuj ponownie za chwilę.', retryAfterSeconds: 5 },
  });
  expect(error.extensions.details.requestId).toBe(placed.headers['x-request-id']);
  expect(placed.headers['retry-after']).toBe('5');
  const subscribed = await app.inject({
    method: 'POST',
    url: '/newsletter/subscribe',
    payload: { email: 'lena@example.com', privacy: true },
  });
  expect([subscribed.statusCode, subscribed.json().code]).toEqual([503, 'unavailable']);
  expect(subscribed.headers['retry-after']).toBe('5');
  expect(subscribed.json().details.requestId).toBe(subscribed.headers['x-request-id']);
}

async function place({ app, cartId }: AwayFacts) {
  const { placeOrder } = await good(graphqlClient(app)(PLACE, { input: { cart_id: cartId } }));
  expect(placeOrder.errors).toEqual([]);
  return placeOrder.order.order_number;
}

describe('a database that is away', () => {
  test('SQLite, held by another process: unavailable, and the same cart is ordered afterwards', async () => {
    const databaseUrl = await sqlite.createDatabase();
    const { app } = await aSmallShop(sqlite, { databaseUrl });
    const cartId = await readyCart(graphqlClient(app), { email: 'lena@example.com' });
    // As long as another process holds the file, in place of the seconds that the server waits for it.
    await sql`pragma busy_timeout = 20`.execute(app.db);
    const other = new BetterSqlite(databaseUrl);
    other.exec('begin immediate');
    try {
      await expectUnavailable({ app, cartId });
    } finally {
      other.exec('rollback');
      other.close();
    }
    const number = await place({ app, cartId });
    expect(await place({ app, cartId })).toBe(number);
  });

  test('PostgreSQL, stopped and started again: unavailable, and the same cart is ordered afterwards', async () => {
    const server = await startPostgres();
    const databaseUrl = await server.createDatabase('shop');
    atFileEnd(() => server.stop());
    const migrating = openDatabase(databaseUrl);
    await migrateToLatest(migrating);
    await migrating.destroy();
    const { app } = await aSmallShop(postgres, { databaseUrl });
    const cartId = await readyCart(graphqlClient(app), { email: 'lena@example.com' });
    await server.restart(() => expectUnavailable({ app, cartId }));
    const number = await place({ app, cartId });
    expect(await place({ app, cartId })).toBe(number);
  });
});
