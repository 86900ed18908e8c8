import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dialects } from '../../../testing/dialects.ts';
import { type RunningStandIns, runStandIns } from '../../../testing/run-stand-ins.ts';
import { HOUR_MS, MINUTE_MS } from '../../../time/durations.ts';
import { aPayingShop, type PayingShop } from '../testing/a-paying-shop.ts';

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await runStandIns();
});

describe.each(dialects)('bad days of a provider on $name', (dialect) => {
  let shop: PayingShop;
  // A shop of its own for each test: a circuit that is open stays open for a while.
  beforeEach(async () => {
    shop = await aPayingShop(dialect, standIns);
    await shop.provider.good();
  });
  const offered = (code: string) =>
    shop.app.payments
      .methods({ site: shop.app.sites.require(undefined), currency: 'PLN', total: 10_399 })
      .find((method) => method.code === code);

  test.each([
    ['slow', { slowMs: 30_000 }],
    ['failing', { answers: 'fault' }],
    ['talking nonsense', { answers: 'garbage' }],
  ] as const)('%s: the order stands, stays payable, and is paid when it is better', async (_name, scenario) => {
    await shop.provider.turn(scenario);
    const begunAt = Date.now();
    const order = await shop.begun();
    // It is not waited for as long as it takes.
    expect(Date.now() - begunAt).toBeLessThan(25_000);
    expect(order.started).toEqual({ method: 'przelewy24', state: 'created', reasonCode: 'provider-unavailable' });
    expect(await shop.app.payments.statusOf(order.id)).toMatchObject({ outcome: 'pending', canRetry: true });
    await shop.provider.good();
    const again = await shop.app.payments.retry(order.id);
    await shop.provider.decide(again.redirectUrl, 'paid');
    await shop.provider.deliver((await shop.provider.held()).at(-1)?.id);
    await shop.app.paymentWork.settle();
    expect(await shop.orderStatus(order.id)).toBe('processing');
    expect((await shop.attempts(order.id)).map(({ state }) => state)).toEqual(['created', 'captured']);
  });

  test('an attempt whose answer was lost was paid all the same: it is found', async () => {
    const order = await shop.begun();
    await shop.provider.decide(order.started.redirectUrl, 'paid');
    // As if the answer to the registration had never come, and the notification neither.
    await shop.app.db
      .updateTable('payment_attempt')
      .set({ state: 'created', redirectUrl: null, externalId: null })
      .where('orderId', '=', order.id)
      .execute();
    shop.wait(31_000);
    await shop.app.paymentWork.run();
    expect(await shop.orderStatus(order.id)).toBe('processing');
  });

  test('after failures in a row it is left alone, the others stay offered, and it comes back by itself', async () => {
    await shop.provider.turn({ answers: 'fault' });
    for (let time = 0; time < 5; time += 1) await shop.begun();
    expect(offered('przelewy24')).toMatchObject({ available: false, reason: expect.stringMatching(/Chwilowo/) });
    expect(offered('banktransfer')).toMatchObject({ available: true });
    await shop.provider.good();
    const { id } = await shop.order();
    await expect(shop.app.payments.retry(id)).rejects.toMatchObject({ fault: 'unavailable' });
    shop.wait(31_000);
    expect(offered('przelewy24')).toMatchObject({ available: true });
    expect((await shop.begun()).started.redirectUrl).toContain('/trnRequest/');
  });

  test('twenty at once ask the provider once', async () => {
    const order = await shop.order();
    const starts = await Promise.all(Array.from({ length: 20 }, () => shop.app.payments.startOf(order.id)));
    expect(new Set(starts.map((start) => start?.redirectUrl)).size).toBe(1);
    expect(await shop.attempts(order.id)).toHaveLength(1);
    expect((await shop.app.payments.startOf(order.id))?.redirectUrl).toBe(starts[0]?.redirectUrl);
  });

  test('questions to the provider come with growing pauses', async () => {
    const order = await shop.begun();
    const pauses: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const [attempt] = await shop.attempts(order.id);
      pauses.push(((attempt?.checkAt?.getTime() ?? 0) - shop.clock.now.getTime()) / 1_000);
      shop.wait((attempt?.checkAt?.getTime() ?? 0) - shop.clock.now.getTime());
      await shop.app.paymentWork.run();
    }
    expect(pauses).toEqual([30, 60, 120, 300, 600]);
  });

  test('an unpaid order is given up after a day, and money that comes later goes back', async () => {
    const order = await shop.begun();
    shop.wait(23 * HOUR_MS);
    await shop.app.paymentWork.run();
    expect(await shop.orderStatus(order.id)).toBe('pendingPayment');
    shop.wait(2 * HOUR_MS);
    await shop.app.paymentWork.run();
    expect(await shop.orderStatus(order.id)).toBe('canceled');
    await expect(shop.app.payments.retry(order.id)).rejects.toMatchObject({ fault: 'not-payable' });

    await shop.provider.decide(order.started.redirectUrl, 'paid');
    await shop.provider.deliver((await shop.provider.held()).at(-1)?.id);
    await shop.app.paymentWork.settle();
    expect(await shop.orderStatus(order.id)).toBe('canceled');
    expect(await shop.problems(order.id)).toEqual(['canceled-order']);
    await shop.app.paymentWork.run();
    await shop.provider.deliver((await shop.provider.held()).at(-1)?.id);
    await shop.app.paymentWork.settle();
    expect(await shop.app.payments.refundsOf(order.id)).toMatchObject([{ amount: 10_399, state: 'done' }]);
  });

  test('before it is given up the provider is asked: what was paid is not canceled', async () => {
    await shop.provider.turn({ notices: 'lost' });
    const order = await shop.begun();
    await shop.provider.decide(order.started.redirectUrl, 'paid');
    await shop.provider.turn({ answers: 'fault' });
    shop.wait(25 * HOUR_MS);
    await shop.app.paymentWork.run();
    expect(await shop.orderStatus(order.id)).toBe('pendingPayment');
    await shop.provider.good();
    shop.wait(HOUR_MS);
    await shop.app.paymentWork.run();
    expect(await shop.orderStatus(order.id)).toBe('processing');
  });

  test('of an order that is paid, the other open page is asked after for a day more, then no longer', async () => {
    const order = await shop.begun();
    shop.wait(11 * MINUTE_MS);
    const second = await shop.app.payments.retry(order.id);
    await shop.provider.decide(second.redirectUrl, 'paid');
    await shop.provider.deliver((await shop.provider.held()).at(-1)?.id);
    await shop.app.paymentWork.settle();
    expect((await shop.attempts(order.id)).map(({ state }) => state)).toEqual(['pending', 'captured']);
    shop.wait(25 * HOUR_MS);
    await shop.app.paymentWork.run();
    expect(await shop.attempts(order.id)).toMatchObject([
      { state: 'expired', checkAt: null, expiresAt: null },
      { state: 'captured', checkAt: null, expiresAt: null },
    ]);
    expect(await shop.orderStatus(order.id)).toBe('processing');
  });

  test('an order by transfer waits seven days', async () => {
    const order = await shop.begun('banktransfer');
    expect(order.started.instructions).toMatchObject({ title: order.number, amount: 10_399, currency: 'PLN' });
    expect(order.started.instructions?.text).toContain('27 listopada 2026');
    shop.wait(6 * 24 * HOUR_MS);
    await shop.app.paymentWork.run();
    expect(await shop.orderStatus(order.id)).toBe('pendingPayment');
    shop.wait(25 * HOUR_MS);
    await shop.app.paymentWork.run();
    expect(await shop.orderStatus(order.id)).toBe('canceled');
  });

  test('an order paid on delivery waits for ever', async () => {
    const order = await shop.begun('cashondelivery', undefined, { status: 'processing' });
    shop.wait(400 * 24 * HOUR_MS);
    await shop.app.paymentWork.run();
    expect(await shop.orderStatus(order.id)).toBe('processing');
    await expect(shop.app.payments.retry(order.id)).rejects.toMatchObject({ fault: 'not-payable' });
  });
});
