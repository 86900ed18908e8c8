import { expect, test } from 'vitest';
import { readyCart } from '../../src/commerce/orders/testing/order-through-api.ts';
import { buildTestApp } from '../../src/testing/build-test-app.ts';
import { dialects } from '../../src/testing/dialects.ts';
import { graphqlClient } from '../../src/testing/graphql-client.ts';
import { aStockedDatabase, STOCK } from './a-stocked-database.ts';
import { checkBooks } from './check-books.ts';
import { aCuttingProxy } from './cutting-proxy.ts';
import { FAULT_ROUNDS } from './fault-rounds.ts';
import { placeOnce, placeUntilAnswered } from './place-cart.ts';

const ROUNDS = Math.min(FAULT_ROUNDS ?? 1, 10);
const postgres = dialects.filter(({ engine }) => engine === 'postgres');

test.each(postgres)(
  'a connection cut after COMMIT and before the reply on $name: one order, found when the shopper asks again',
  { timeout: 60_000 + ROUNDS * 20_000 },
  async (dialect) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const databaseUrl = await dialect.createDatabase();
      const db = await aStockedDatabase(databaseUrl);
      const proxy = await aCuttingProxy(databaseUrl);
      const app = await buildTestApp(dialect, { databaseUrl: proxy.databaseUrl });
      const ask = graphqlClient(app);
      const cartId = await readyCart(ask, { email: 'lena@example.com' });
      proxy.arm();
      expect(await placeOnce(ask, cartId), 'the outcome is unknown to the server').toBeUndefined();
      expect(proxy.cuts()).toBe(1);
      const [committed] = await db.selectFrom('sales_order').select('number').execute();
      expect(await placeUntilAnswered(ask, cartId)).toBe(committed?.number);
      await checkBooks(db, { stockBefore: STOCK, orders: new Map([[cartId, committed?.number ?? '']]) });
    }
  },
);
