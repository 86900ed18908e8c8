import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import type { App } from '../../fastify-app.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { aStoredOrder } from '../orders/testing/a-stored-order.ts';
import { causeOfRefund, returnIdOf } from './refund-cause.ts';

test.each([
  ['return:12:3', 12],
  ['return:12', undefined],
  ['second-capture:12:3', undefined],
  ['staff-key', undefined],
])('a refund with the key %s settles the return %s', (key, id) => {
  expect(returnIdOf(key)).toBe(id);
});

describe.each(dialects)('what a refund was for, on $name', (dialect) => {
  let app: App;
  beforeAll(async () => {
    app = await buildTestApp(dialect);
  });

  test('one that has no row has no cause that is known here', async () => {
    await aStoredOrder(app.db, { siteId: app.sites.require(undefined).id });
    const cause = await inTransaction(app.db, (trx) => causeOfRefund(trx, 0));
    expect(cause).toEqual({ isSecondPayment: false, returned: new Map() });
  });
});
