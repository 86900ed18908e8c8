import { demoPayments } from '@witryna/stand-ins';
import { beforeAll, describe, expect, test } from 'vitest';
import { good, readyCart } from '../../src/commerce/orders/testing/order-through-api.ts';
import { decidePayment } from '../../src/commerce/payments/providers/testing/decide-payment.ts';
import { aStandInProvider } from '../../src/commerce/payments/testing/a-stand-in-provider.ts';
import type { Db } from '../../src/database/dialects.ts';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { aSite } from '../../src/testing/a-site.ts';
import { dialects } from '../../src/testing/dialects.ts';
import { freePort } from '../../src/testing/free-port.ts';
import { type RunningStandIns, runStandIns, TEST_STOREFRONT_URL } from '../../src/testing/run-stand-ins.ts';
import { aStockedDatabase } from './a-stocked-database.ts';
import { askOverHttp } from './ask-over-http.ts';
import { FAULT_ROUNDS } from './fault-rounds.ts';
import { aRegistryProcess } from './registry-process.ts';

const ROUNDS = Math.min(FAULT_ROUNDS ?? 1, 20);
const PRESSES = 10;
const PATIENCE = { timeout: 30_000, interval: 20 };
/** Short, so that a node that dies holds nobody up for long. */
const LEASE_MS = 1_500;

const PLACE = `mutation ($c: String!) { placeOrder(input: { cart_id: $c }) { errors { code } order {
  order_number redirect_url payment_error retry_payment_methods { code } } } }`;
const RETRY = `mutation ($n: String!, $c: String) { retryPaymentUrl(order_id: $n, cart_id: $c) { url reason_code } }`;
const STATUS = `query ($n: String!, $c: String) { orderPaymentStatus(orderNumber: $n, cart_id: $c) { status status_code } }`;
const CHOOSE_BLIK = `mutation ($c: String!) { setPaymentMethodOnCart(input: { cart_id: $c,
  payment_method: { code: "przelewy24_blik", blik_code: "777123" } }) { cart { id } } }`;

describe.each(dialects.filter(({ engine }) => engine === 'postgres'))('two nodes on one $name', (dialect) => {
  let standIns: RunningStandIns;
  let db: Db;
  let a: Awaited<ReturnType<typeof aRegistryProcess>>;
  let b: Awaited<ReturnType<typeof aRegistryProcess>>;
  let databaseUrl: string;
  let provider: ReturnType<typeof aStandInProvider>;
  beforeAll(async () => {
    standIns = await runStandIns();
    provider = aStandInProvider(standIns);
    databaseUrl = await dialect.createDatabase();
    db = await aStockedDatabase(databaseUrl, aSite({ address: TEST_STOREFRONT_URL }));
    const port = String(await freePort());
    const env = {
      ...demoPayments(standIns.url).przelewy24,
      STOREFRONT_URL: TEST_STOREFRONT_URL,
      PAYMENTS_LEASE_MS: String(LEASE_MS),
      // Providers tell one address.
      PAYMENTS_NOTIFY_URL: `http://127.0.0.1:${port}`,
    };
    [a, b] = await Promise.all([
      aRegistryProcess(databaseUrl, { ...env, REGISTRY_PORT: port }),
      aRegistryProcess(databaseUrl, env),
    ]);
    await provider.good();
  }, 120_000);

  const on = (node: { readonly url: string }) => askOverHttp(node.url);
  const cartPaidBy = (payment: string) => readyCart(on(a), { payment, email: 'lena@example.com' });
  const place = async (node: { readonly url: string }, cartId: string) =>
    (await good(on(node)(PLACE, { c: cartId }))).placeOrder.order;
  const retry = async (node: { readonly url: string }, n: string, c: string) =>
    (await good(on(node)(RETRY, { n, c }))).retryPaymentUrl;
  const status = async (node: { readonly url: string }, n: string, c: string) =>
    (await good(on(node)(STATUS, { n, c }))).orderPaymentStatus;
  const attemptsOf = (number: string) =>
    db
      .selectFrom('payment_attempt')
      .innerJoin('sales_order', 'sales_order.id', 'payment_attempt.orderId')
      .selectAll('payment_attempt')
      .where('sales_order.number', '=', number)
      .orderBy('payment_attempt.id')
      .execute();

  test('have one payment attempt at a time, and report it alike', { timeout: 60_000 * (1 + ROUNDS) }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await provider.good();
      // The same cart placed on both while the provider is slow.
      const cartId = await cartPaidBy('przelewy24');
      await provider.turn({ slowMs: 200 });
      const [first, second] = await Promise.all([place(a, cartId), place(b, cartId)]);
      expect(first.redirect_url).toContain('/trnRequest/');
      expect(second).toEqual(first);
      const number: string = first.order_number;
      expect(await attemptsOf(number)).toHaveLength(1);

      // Refused by the bank, then "pay again" pressed on both.
      await decidePayment(first.redirect_url, 'declined');
      await provider.turn({ slowMs: 50 });
      const pages = await Promise.all(
        Array.from({ length: PRESSES }, (_, press) => retry(press % 2 ? a : b, number, cartId)),
      );
      expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
      expect(pages[0].url).toContain('/trnRequest/');
      expect(pages[0].url).not.toBe(first.redirect_url);
      expect(await attemptsOf(number)).toHaveLength(2);

      // Paid: whoever asks meanwhile, wherever, sees before or after.
      await provider.turn({ slowMs: 0, notices: 'once' });
      await decidePayment(pages[0].url, 'paid');
      await expect
        .poll(async () => {
          const { status: outcome, status_code: code } = await status(round % 2 ? a : b, number, cartId);
          expect([`PENDING pendingPayment`, 'PAID processing']).toContain(`${outcome} ${code}`);
          return outcome;
        }, PATIENCE)
        .toBe('PAID');
    }
    expect(await checkInvariants(db)).toEqual([]);
  });

  test('a BLIK code given on one node can be used on the other', async () => {
    await provider.turn({ slowMs: 0, answers: 'good', notices: 'once' });
    const cartId = await cartPaidBy('przelewy24_blik');
    await good(on(a)(CHOOSE_BLIK, { c: cartId }));
    const [placed] = await Promise.all([place(b, cartId), place(a, cartId)]);
    expect(placed).toMatchObject({ redirect_url: null, payment_error: null });
    await expect.poll(async () => (await status(a, placed.order_number, cartId)).status, PATIENCE).toBe('PAID');
    expect(await db.selectFrom('payment_secret').selectAll().execute()).toEqual([]);
    expect(a.log() + b.log()).not.toContain('777123');
  });

  test('a failing provider is reported alike on both, with the methods that still work', async () => {
    await provider.good();
    const cartId = await cartPaidBy('przelewy24');
    await provider.turn({ answers: 'fault' });
    for (const node of [a, b]) {
      expect(await place(node, cartId)).toMatchObject({
        redirect_url: null,
        payment_error: 'provider-unavailable',
        retry_payment_methods: [{ code: 'banktransfer' }],
      });
    }
    await provider.good();
  });

  test('a node with another key does not start, and says why', async () => {
    const other = aRegistryProcess(databaseUrl, { SECRETS_KEY: 'a key that the other nodes do not have' });
    await expect(other).rejects.toThrow(/Give every node the same SECRETS_KEY/);
  });

  test('a node killed while calling the provider delays the other for its lease only', async () => {
    await provider.good();
    const cartId = await cartPaidBy('przelewy24');
    await provider.turn({ slowMs: 7_000 });
    const lost = place(a, cartId).catch(() => undefined);
    await expect
      .poll(() => db.selectFrom('payment_attempt').select('id').where('leaseUntil', 'is not', null).execute(), PATIENCE)
      .toHaveLength(1);
    await a.kill();
    await lost;
    await provider.good();
    const order = await place(b, cartId);
    expect(order.redirect_url).toContain('/trnRequest/');
    expect((await attemptsOf(order.order_number)).map(({ redirectUrl }) => redirectUrl)).toEqual([
      null,
      order.redirect_url,
    ]);
  });
});
