import { describe, expect, test } from 'vitest';
import { readyCart } from '../../src/commerce/orders/testing/order-through-api.ts';
import { dialects } from '../../src/testing/dialects.ts';
import { aStockedDatabase, STOCK } from './a-stocked-database.ts';
import { askOverHttp } from './ask-over-http.ts';
import { checkBooks } from './check-books.ts';
import { FAULT_ROUNDS } from './fault-rounds.ts';
import { placeOnce, placeUntilAnswered } from './place-cart.ts';
import { aRegistryProcess } from './registry-process.ts';

const ROUNDS = FAULT_ROUNDS ?? 2;
const BUYERS = 3;
/** Of the time that placing takes: the blow falls before, within or after. */
const LATEST_BLOW = 4;

describe.each(dialects)('a server killed while orders are placed on $name', (dialect) => {
  test('loses no acknowledged order, leaves none partial, and is ready again by itself', {
    timeout: 300_000 + ROUNDS * 30_000,
  }, async () => {
    const databaseUrl = await dialect.createDatabase();
    const db = await aStockedDatabase(databaseUrl);
    const registry = await aRegistryProcess(databaseUrl);
    const ask = askOverHttp(registry.url);
    const orders = new Map<string, string>();
    const readyMs: number[] = [];
    let acknowledged = 0;
    const first = await readyCart(ask, { email: 'lena@example.com' });
    const started = performance.now();
    orders.set(first, await placeUntilAnswered(ask, first));
    const placingMs = performance.now() - started;
    for (let round = 0; round < ROUNDS; round += 1) {
      const carts: string[] = [];
      for (let buyer = 0; buyer < BUYERS; buyer += 1)
        carts.push(await readyCart(ask, { email: `lena${buyer}@example.com` }));
      const underWay = carts.map((cartId) => placeOnce(ask, cartId));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LATEST_BLOW * placingMs));
      await registry.kill();
      const reported = await Promise.all(underWay);
      readyMs.push(await registry.restart());
      for (const [index, cartId] of carts.entries()) {
        const number = await placeUntilAnswered(ask, cartId);
        if (reported[index] !== undefined) {
          acknowledged += 1;
          expect(number, 'what was acknowledged is still there').toBe(reported[index]);
        }
        orders.set(cartId, number);
      }
    }
    expect(await registry.stop()).toBe(0);
    await checkBooks(db, { stockBefore: STOCK, orders });
    const slowest = Math.round(Math.max(...readyMs));
    process.stdout.write(
      `${dialect.name}: killed ${ROUNDS} times, ${acknowledged} of ${orders.size - 1} orders acknowledged before, ready again after ${slowest} ms at most\n`,
    );
  });
});
