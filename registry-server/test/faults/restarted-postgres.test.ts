import { expect, test } from 'vitest';
import { readyCart } from '../../src/commerce/orders/testing/order-through-api.ts';
import { openDatabase } from '../../src/database/dialects.ts';
import { atFileEnd } from '../../src/testing/at-file-end.ts';
import { startPostgres } from '../../src/testing/start-postgres.ts';
import { aStockedDatabase, STOCK } from './a-stocked-database.ts';
import { askOverHttp } from './ask-over-http.ts';
import { checkBooks } from './check-books.ts';
import { FAULT_ROUNDS } from './fault-rounds.ts';
import { placeUntilAnswered } from './place-cart.ts';
import { aRegistryProcess } from './registry-process.ts';

const RESTARTS = Math.min(FAULT_ROUNDS ?? 2, 10);
const WORKERS = 4;
const CARTS_PER_RESTART = 8;

test('PostgreSQL restarted under load: every cart becomes one order, and the server survives', {
  timeout: 120_000 + RESTARTS * 60_000,
}, async () => {
  const postgres = await startPostgres();
  atFileEnd(() => postgres.stop());
  const databaseUrl = await postgres.createDatabase('shop');
  await aStockedDatabase(databaseUrl);
  const registry = await aRegistryProcess(databaseUrl);
  const { pid } = registry.child;
  const ask = askOverHttp(registry.url);
  const orders = new Map<string, string>();
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const carts: string[] = [];
    for (let cart = 0; cart < CARTS_PER_RESTART; cart += 1)
      carts.push(await readyCart(ask, { email: 'lena@example.com' }));
    let restarting: Promise<void> | undefined;
    const work = async () => {
      for (let cartId = carts.pop(); cartId !== undefined; cartId = carts.pop()) {
        const placing = placeUntilAnswered(ask, cartId);
        // Once some are placed and others are under way.
        if (carts.length < CARTS_PER_RESTART / 2) restarting ??= postgres.restart();
        orders.set(cartId, await placing);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
    expect(restarting).toBeDefined();
    await restarting;
    await registry.untilReady();
  }
  expect(registry.child.pid).toBe(pid);
  expect(await registry.stop()).toBe(0);
  // A handle of its own: connections from before the restarts are gone.
  const db = openDatabase(databaseUrl);
  atFileEnd(() => db.destroy());
  await checkBooks(db, { stockBefore: STOCK, orders });
  process.stdout.write(`PostgreSQL restarted ${RESTARTS} times under load, ${orders.size} orders\n`);
});
