import { createServer } from 'node:net';
import { DEMO_P24 } from '@witryna/stand-ins';
import { inTransaction } from '../../../database/transaction.ts';
import { aSite } from '../../../testing/a-site.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { TestDialect } from '../../../testing/dialects.ts';
import { type RunningStandIns, TEST_STOREFRONT_URL } from '../../../testing/run-stand-ins.ts';
import type { OrderDraft } from '../../orders/place/draft-order.ts';
import { aStoredOrder } from '../../orders/testing/a-stored-order.ts';
import type { ChosenPayment } from '../attempts/prepare-attempt.ts';
import type { StartInput } from '../attempts/start-attempt.ts';
import { aStandInProvider } from './a-stand-in-provider.ts';

/** Shorter than `slowMs` of a test; far above what a stand-in needs, also on a busy machine. */
const TIMEOUT_MS = 3_000;
const START = new Date('2026-11-20T12:00:00Z');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** The real app that listens, with an account at the stand-in of Przelewy24 and a clock of its own for payments. */
export async function aPayingShop(
  dialect: TestDialect,
  standIns: RunningStandIns,
  env: Readonly<Record<string, string>> = {},
) {
  const clock = { now: START };
  const port = await freePort();
  const paymentClock = () => clock.now;
  const account = {
    P24_URL: `${standIns.url}/p24`,
    P24_MERCHANT_ID: String(DEMO_P24.merchantId),
    P24_CRC: DEMO_P24.crc,
    P24_REPORT_KEY: DEMO_P24.reportKey,
    PAYMENTS_TIMEOUT_MS: String(TIMEOUT_MS),
    PAYMENTS_NOTIFY_URL: `http://127.0.0.1:${port}`,
    STOREFRONT_URL: TEST_STOREFRONT_URL,
    ...env,
  };
  const sites = [aSite({ address: TEST_STOREFRONT_URL })];
  const app = await buildTestApp(dialect, { sites, paymentClock, env: account });
  await app.listen({ host: '127.0.0.1', port });
  const siteId = app.sites.require(undefined).id;
  let keys = 0;

  return {
    app,
    clock,
    provider: aStandInProvider(standIns),
    /** Another node over the same database, with the same clock. */
    anotherNode: () => buildTestApp(dialect, { databaseUrl: app.config.databaseUrl, paymentClock, env: account }),
    notifyUrl: `http://127.0.0.1:${port}/payments/notifications`,
    wait: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    newKey: () => {
      keys += 1;
      return `refund-key-${keys}`;
    },
    /** An order that is to be paid so, with its attempt. */
    async order(code = 'przelewy24', changes: Partial<OrderDraft> & { readonly data?: ChosenPayment['data'] } = {}) {
      const { data, ...draft } = changes;
      const order = await aStoredOrder(app.db, { siteId, paymentMethod: code, ...draft });
      const choice = { code, ...(data && { data }) };
      const prepared = await inTransaction(app.db, (trx) => app.payments.prepare(trx, order, choice));
      return { ...order, attemptId: prepared?.attemptId ?? 0 };
    },
    /** The order with its payment begun. */
    async begun(code?: string, input?: StartInput, changes: Partial<OrderDraft> = {}) {
      const order = await this.order(code, changes);
      const started = await app.payments.start(order.attemptId, input);
      return { ...order, started };
    },
    attempts: (orderId: number) =>
      app.db.selectFrom('payment_attempt').selectAll().where('orderId', '=', orderId).orderBy('id').execute(),
    orderStatus: async (orderId: number) => (await app.orders.find(orderId))?.status,
    async problems(orderId?: number) {
      const rows = await app.db.selectFrom('payment_problem').selectAll().orderBy('id').execute();
      return rows.filter((row) => orderId === undefined || row.orderId === orderId).map(({ kind }) => kind);
    },
    notices: () => app.db.selectFrom('payment_notice').selectAll().orderBy('id').execute(),
  };
}

export type PayingShop = Awaited<ReturnType<typeof aPayingShop>>;
