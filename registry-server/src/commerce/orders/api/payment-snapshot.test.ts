import { beforeAll, expect, test } from 'vitest';
import { beforeStatement } from '../../../testing/before-statement.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { type RunningStandIns, runStandIns } from '../../../testing/run-stand-ins.ts';
import { aPayingShop } from '../../payments/testing/a-paying-shop.ts';
import { good } from '../testing/order-through-api.ts';

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await runStandIns();
});

const STATUS = `query ($n: String!, $t: String!) {
  orderPaymentStatus(orderNumber: $n, token: $t) { status status_code can_retry } }`;
const UNPAID = { status: 'PENDING', status_code: 'pendingPayment', can_retry: true };
const PAID = { status: 'PAID', status_code: 'processing', can_retry: false };
/** More statements than the question takes. */
const MOST_STATEMENTS = 20;

test.each(dialects)('the payment of an order is read in one snapshot on $name', async (dialect) => {
  const shop = await aPayingShop(dialect, standIns);
  await shop.provider.good();
  const ask = graphqlClient(shop.app);
  const seen: string[] = [];
  for (let number = 1; number <= MOST_STATEMENTS; number += 1) {
    const order = await shop.begun();
    const variables = { n: order.number, t: shop.app.orders.tokenOf(order) };
    const pay = async () => {
      await shop.provider.decide(order.started.redirectUrl, 'paid');
      await shop.provider.deliver((await shop.provider.held()).at(-1)?.id);
      await shop.app.paymentWork.settle();
    };
    const { result, hasActed } = await beforeStatement(shop.app.db, number, pay, () => good(ask(STATUS, variables)));
    if (!hasActed) break;
    expect([UNPAID, PAID], `paid before statement ${number}`).toContainEqual(result.orderPaymentStatus);
    seen.push(result.orderPaymentStatus.status);
    // What holds afterwards is the same for all.
    expect((await good(ask(STATUS, variables))).orderPaymentStatus).toEqual(PAID);
  }
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.length).toBeLessThan(MOST_STATEMENTS);
});
