import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dialects } from '../../../testing/dialects.ts';
import { type RunningStandIns, runStandIns } from '../../../testing/run-stand-ins.ts';
import { DAY_MS, HOUR_MS } from '../../../time/durations.ts';
import { aPayingShop, type PayingShop } from '../testing/a-paying-shop.ts';

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await runStandIns();
});

describe.each(dialects)('notifications of Przelewy24 on $name', (dialect) => {
  let shop: PayingShop;
  beforeAll(async () => {
    shop = await aPayingShop(dialect, standIns);
  });
  beforeEach(async () => {
    // Notices wait until a test sends them, so that it says in which order they come.
    await shop.provider.good();
  });

  /** An order that was paid on the provider's page, with the notification that nobody has heard of. */
  async function paidSilently(forges: 'nothing' | 'signature' | 'amount' | 'currency' | 'merchant' = 'nothing') {
    const order = await shop.begun();
    await shop.provider.turn({ forges });
    await shop.provider.decide(order.started.redirectUrl, 'paid');
    return { ...order, notice: (await shop.provider.held()).at(-1) };
  }
  const deliver = async (id: number | undefined) => {
    const status = await shop.provider.deliver(id);
    await shop.app.paymentWork.settle();
    return status;
  };
  const captures = async (orderId: number) =>
    (await shop.attempts(orderId)).filter(({ capturedAt }) => capturedAt !== null).length;

  test('a payment is begun, made, told and confirmed: the order moves on', async () => {
    const order = await shop.begun();
    expect(order.started).toMatchObject({ method: 'przelewy24', state: 'pending' });
    const back = await shop.provider.decide(order.started.redirectUrl, 'paid');
    expect(back).toBe(`http://sklep.example:3000/payment-return?order=${order.number}`);
    // The browser is back before anybody has told anything: its return proves nothing.
    expect(await shop.orderStatus(order.id)).toBe('pendingPayment');
    expect(await shop.app.payments.statusOf(order.id)).toMatchObject({ outcome: 'pending', captured: 0 });
    const [notice] = (await shop.provider.held()).slice(-1);
    expect(await deliver(notice?.id)).toBe(200);
    expect(await shop.orderStatus(order.id)).toBe('processing');
    expect(await shop.app.payments.statusOf(order.id)).toMatchObject({ outcome: 'paid', captured: 10_399 });
    const [attempt] = await shop.attempts(order.id);
    expect(attempt).toMatchObject({ state: 'captured', checkAt: null, expiresAt: null });
  });

  test('the same notice twice, and replayed days later, captures once', async () => {
    const { id, notice } = await paidSilently();
    expect([await deliver(notice?.id), await deliver(notice?.id)]).toEqual([200, 200]);
    shop.wait(3 * DAY_MS);
    expect(await deliver(notice?.id)).toBe(200);
    expect(await captures(id)).toBe(1);
    const [attempt] = await shop.attempts(id);
    const reported = (await shop.notices()).filter(({ content }) =>
      JSON.stringify(content).includes(attempt?.ourId ?? '-'),
    );
    expect(reported).toHaveLength(1);
    expect(await shop.app.payments.refundsOf(id)).toEqual([]);
  });

  test('two notices at the same moment capture once', async () => {
    const { id, notice } = await paidSilently();
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.provider.deliver(notice?.id)));
    await shop.app.paymentWork.settle();
    expect(answers).toEqual([200, 200, 200, 200]);
    expect(await captures(id)).toBe(1);
    expect(await shop.orderStatus(id)).toBe('processing');
    const { count } = await shop.app.db
      .selectFrom('sales_order_status')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('orderId', '=', id)
      .where('to', '=', 'processing')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  test('a notice that comes days late still counts', async () => {
    const { id, notice } = await paidSilently();
    shop.wait(5 * DAY_MS);
    expect(await deliver(notice?.id)).toBe(200);
    expect(await shop.orderStatus(id)).toBe('processing');
  });

  test.each([
    ['signature', 400],
    ['merchant', 400],
    ['amount', 200],
    ['currency', 200],
  ] as const)('a notice with the wrong %s is answered %i, noted, and pays nothing', async (forges, status) => {
    const { id, notice } = await paidSilently(forges);
    expect(await deliver(notice?.id)).toBe(status);
    expect(await shop.orderStatus(id)).toBe('pendingPayment');
    expect(await captures(id)).toBe(0);
    expect(await shop.problems(status === 200 ? id : undefined)).toContain(forges);
    // The true money is there all the same: asking the provider finds it.
    shop.wait(60_000);
    await shop.app.paymentWork.run();
    expect(await shop.orderStatus(id)).toBe('processing');
  });

  test.each([
    ['nothing at all', ''],
    ['no JSON', '{"merchantId":'],
    ['other fields', '{"merchantId":1,"sign":"x"}'],
  ])('%s is refused', async (_name, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${shop.notifyUrl}/przelewy24`, { method: 'POST', body, headers });
    expect(answer.status).toBe(400);
    expect(await shop.problems()).toContain('malformed');
  });

  test('nobody is told of a provider that there is not, and a book is not read', async () => {
    expect((await fetch(`${shop.notifyUrl}/nobody`, { method: 'POST', body: '{}' })).status).toBe(404);
    const book = await fetch(`${shop.notifyUrl}/przelewy24`, { method: 'POST', body: 'x'.repeat(300_000) });
    expect(book.status).toBe(413);
  });

  test('a lost notice: the order stays payable, and the money is found', async () => {
    await shop.provider.turn({ notices: 'lost' });
    const order = await shop.begun();
    await shop.provider.decide(order.started.redirectUrl, 'paid');
    expect(await shop.app.payments.statusOf(order.id)).toMatchObject({ outcome: 'pending', canRetry: true });
    shop.wait(31_000);
    await shop.app.paymentWork.run();
    expect(await shop.orderStatus(order.id)).toBe('processing');
  });

  test('while the provider cannot confirm, the notice waits and is acted upon later', async () => {
    const { id, notice } = await paidSilently();
    await shop.provider.turn({ answers: 'fault' });
    expect(await deliver(notice?.id)).toBe(200);
    expect(await shop.orderStatus(id)).toBe('pendingPayment');
    await shop.provider.good();
    shop.wait(31_000);
    await shop.app.paymentWork.run();
    expect(await shop.orderStatus(id)).toBe('processing');
    expect((await shop.notices()).every(({ processedAt }) => processedAt !== null)).toBe(true);
  });

  test('one transaction of the provider pays one order, not two', async () => {
    const first = await paidSilently();
    await deliver(first.notice?.id);
    const [paid] = await shop.attempts(first.id);
    const second = await paidSilently();
    // As if the provider had told the second order's payment under the number of the first.
    await shop.app.db
      .updateTable('payment_attempt')
      .set({ externalId: JSON.parse(second.notice?.body ?? '{}').orderId.toString() })
      .where('id', '=', paid?.id ?? 0)
      .execute();
    expect(await deliver(second.notice?.id)).toBe(200);
    expect(await shop.orderStatus(second.id)).toBe('pendingPayment');
    expect(await shop.problems(second.id)).toEqual(['external-id']);
  });

  test('a notice that cannot be acted upon for hours is shown to a person', async () => {
    const { notice } = await paidSilently();
    await shop.provider.turn({ answers: 'fault' });
    await deliver(notice?.id);
    for (let time = 0; time < 8; time += 1) {
      shop.wait(6 * HOUR_MS);
      await shop.app.paymentWork.run();
    }
    expect(await shop.problems()).toContain('not-confirmed');
    await shop.provider.good();
    shop.wait(6 * HOUR_MS);
    await shop.app.paymentWork.run();
    expect((await shop.notices()).every(({ processedAt }) => processedAt !== null)).toBe(true);
  });

  test('of a flood of forged notices some are noted, none are kept', async () => {
    const before = (await shop.notices()).length;
    const { body = '' } = (await shop.provider.held()).at(-1) ?? {};
    const forged = body.replace(/"sign":"[0-9a-f]{4}/, '"sign":"0000');
    const headers = { 'content-type': 'application/json' };
    for (let time = 0; time < 80; time += 1) {
      const answer = await fetch(`${shop.notifyUrl}/przelewy24`, { method: 'POST', body: forged, headers });
      expect(answer.status).toBe(400);
    }
    expect(await shop.notices()).toHaveLength(before);
    const { seen } = await shop.app.db
      .selectFrom('payment_problem')
      .select((eb) => eb.fn.max('seen').as('seen'))
      .where('kind', '=', 'signature')
      .executeTakeFirstOrThrow();
    expect(seen).toBeGreaterThan(0);
    expect(seen).toBeLessThanOrEqual(60);
  });

  test('what was written down before the process ended is acted upon after', async () => {
    const { id, notice } = await paidSilently();
    await shop.provider.deliver(notice?.id);
    await shop.app.paymentWork.settle();
    // As if the process had ended between the answer and the work.
    await shop.app.db
      .updateTable('payment_notice')
      .set({ processedAt: null, outcome: null, nextTryAt: shop.clock.now })
      .execute();
    await shop.app.paymentWork.run();
    expect(await captures(id)).toBe(1);
    expect(await shop.app.payments.refundsOf(id)).toEqual([]);
  });
});
