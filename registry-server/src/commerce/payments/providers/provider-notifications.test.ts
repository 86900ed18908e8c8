import { DEMO_P24, signAsP24 } from '@witryna/stand-ins';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dialects } from '../../../testing/dialects.ts';
import { type RunningStandIns, runStandIns } from '../../../testing/run-stand-ins.ts';
import { DAY_MS, HOUR_MS } from '../../../time/durations.ts';
import type { PayingShop } from '../testing/a-paying-shop.ts';
import { aShopWithProviders } from './testing/a-shop-with-provider.ts';

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await runStandIns();
});

const TOTAL = 10_399;
const CASES = [
  { provider: 'payu', method: 'payu_gateway', standIn: 'payu' },
  { provider: 'paynow', method: 'paynow_gateway', standIn: 'paynow' },
  { provider: 'paypal', method: 'paypal', standIn: 'paypal' },
  { provider: 'ngenius', method: 'ngeniusonline', standIn: 'ngenius' },
  { provider: 'wallets', method: 'apple-pay', standIn: 'payu' },
] as const;

describe.each(dialects)('orders on $name', (dialect) => {
  let shop: PayingShop;
  let at: Awaited<ReturnType<typeof aShopWithProviders>>['at'];
  beforeAll(async () => {
    ({ shop, at } = await aShopWithProviders(dialect, standIns));
  });

  const captures = async (orderId: number) =>
    (await shop.attempts(orderId)).filter(({ capturedAt }) => capturedAt !== null).length;

  describe.each(CASES)('paid through $provider', ({ provider, method, standIn }) => {
    beforeEach(async () => {
      await at(standIn).good();
    });

    /** An order decided on the provider's page, of which nobody has heard. */
    async function decided(outcome: 'paid' | 'declined' | 'expired', scenario: object = {}) {
      const from = await at(standIn).newest();
      const order = await shop.begun(method);
      await at(standIn).turn(scenario);
      await at(standIn).decide(order.started.redirectUrl, outcome);
      return { ...order, from };
    }

    test('move on when the notice is there, not before', async () => {
      const { id, from } = await decided('paid');
      expect(await shop.orderStatus(id)).toBe('pendingPayment');
      expect(await at(standIn).deliverAfter(from)).toContain(200);
      expect(await shop.orderStatus(id)).toBe('processing');
      expect(await shop.app.payments.statusOf(id)).toMatchObject({ outcome: 'paid', captured: TOTAL });
      const [attempt] = await shop.attempts(id);
      expect(attempt).toMatchObject({ provider, method, state: 'captured', checkAt: null });
    });

    test('are paid once by notices that come four times at once, and again days later', async () => {
      const { id, from } = await decided('paid');
      const notice = (await at(standIn).held()).find((each) => each.id > from);
      const answers = await Promise.all([1, 2, 3, 4].map(() => at(standIn).deliver(notice?.id)));
      await shop.app.paymentWork.settle();
      shop.wait(3 * DAY_MS);
      await at(standIn).deliverAfter(from);
      expect(answers).toEqual([200, 200, 200, 200]);
      expect(await captures(id)).toBe(1);
      expect(await shop.orderStatus(id)).toBe('processing');
      expect(await shop.app.payments.refundsOf(id)).toEqual([]);
    });

    test('stay payable after a refusal, and are paid at the second try', async () => {
      const first = await decided('declined');
      await at(standIn).deliverAfter(first.from);
      expect(await shop.app.payments.statusOf(first.id)).toMatchObject({ outcome: 'failed', canRetry: true });
      const from = await at(standIn).newest();
      const again = await shop.app.payments.retry(first.id);
      expect(again).toMatchObject({ method, state: 'pending', redirectUrl: expect.stringMatching(/^http/) });
      await at(standIn).decide(again.redirectUrl, 'paid');
      await at(standIn).deliverAfter(from);
      expect(await shop.orderStatus(first.id)).toBe('processing');
      // The old refusal, told once more, changes nothing.
      await at(standIn).deliverAfter(first.from);
      expect(await shop.orderStatus(first.id)).toBe('processing');
      expect(await captures(first.id)).toBe(1);
    });

    test.each(['signature', 'merchant', 'amount', 'currency'] as const)(
      'are not paid by a notice with a wrong %s; the true money is found by asking',
      async (forges) => {
        const { id, from } = await decided('paid', { forges });
        await at(standIn).deliverAfter(from);
        expect(await shop.orderStatus(id)).toBe('pendingPayment');
        expect(await captures(id)).toBe(0);
        await at(standIn).good();
        shop.wait(60_000);
        await shop.app.paymentWork.run();
        expect(await shop.orderStatus(id)).toBe('processing');
      },
    );

    test('are paid although the notice was lost', async () => {
      const { id } = await decided('paid', { notices: 'lost' });
      shop.wait(60_000);
      await shop.app.paymentWork.run();
      expect(await shop.orderStatus(id)).toBe('processing');
    });

    test('stay payable while the provider fails', async () => {
      for (const answers of ['fault', 'garbage'] as const) {
        await at(standIn).turn({ answers });
        const { id, started } = await shop.begun(method);
        expect(started).not.toHaveProperty('redirectUrl');
        expect(await shop.orderStatus(id)).toBe('pendingPayment');
        expect(await shop.app.payments.statusOf(id)).toMatchObject({ outcome: 'pending', captured: 0 });
      }
    });

    test('give back a part, then the rest, and never more', async () => {
      const { id, from } = await decided('paid');
      await at(standIn).deliverAfter(from);
      const since = await at(standIn).newest();
      const key = shop.newKey();
      for (const each of [key, key, shop.newKey()]) {
        await shop.app.payments.refund({ orderId: id, amount: 399, reason: 'zwrot', key: each });
      }
      await expect(
        shop.app.payments.refund({ orderId: id, amount: TOTAL, reason: 'za dużo', key: shop.newKey() }),
      ).rejects.toThrow();
      await shop.app.payments.refund({ orderId: id, reason: 'reszta', key: shop.newKey() });
      for (let round = 0; round < 3; round += 1) {
        shop.wait(HOUR_MS);
        await shop.app.paymentWork.run();
        await at(standIn).deliverAfter(since);
      }
      const refunds = await shop.app.payments.refundsOf(id);
      expect(refunds.map(({ amount, state }) => [amount, state])).toEqual([
        ...[399, 399, TOTAL - 798].map((amount) => [amount, 'done']),
      ]);
      expect(await shop.app.payments.statusOf(id)).toMatchObject({ outcome: 'refunded', refunded: TOTAL });
    });
  });

  test('a shopper who tries again at Paynow pays under a new id, which the money goes back to', async () => {
    const paynow = at('paynow');
    await paynow.good();
    const from = await paynow.newest();
    const { id } = await shop.begun('paynow_gateway');
    const [first] = await shop.attempts(id);
    const path = `/paynow/panel/platnosci/${first?.externalId}/ponow`;
    const again = await fetch(`${standIns.url}${path}`, { method: 'POST' });
    const { paymentId } = (await again.json()) as { readonly paymentId: string };
    await paynow.decide(`${standIns.url}/platnosc/paynow/${paymentId}`, 'paid');
    await paynow.deliverAfter(from);
    // Late notifications of the old one, in any order, change nothing any more.
    await paynow.deliverAfter(from);
    expect((await shop.attempts(id)).map(({ externalId, state }) => [externalId, state])).toEqual([
      [paymentId, 'captured'],
    ]);
    expect(await shop.orderStatus(id)).toBe('processing');
    expect(await shop.problems(id)).toEqual([]);
    await shop.app.payments.refund({ orderId: id, reason: 'zwrot', key: shop.newKey() });
    for (let round = 0; round < 3; round += 1) {
      shop.wait(HOUR_MS);
      await shop.app.paymentWork.run();
    }
    expect(await shop.app.payments.statusOf(id)).toMatchObject({ outcome: 'refunded', refunded: TOTAL });
  });

  test('a refund of one provider is not ended by a notice of another one, however well it is signed', async () => {
    const payu = at('payu');
    await payu.good();
    const from = await payu.newest();
    const { id, started } = await shop.begun('payu_gateway');
    await payu.decide(started.redirectUrl, 'paid');
    await payu.deliverAfter(from);
    await shop.app.payments.refund({ orderId: id, reason: 'zwrot', key: shop.newKey() });
    const refundOf = () =>
      shop.app.db.selectFrom('payment_refund').selectAll().where('orderId', '=', id).executeTakeFirstOrThrow();
    const { refundId, amount, currency, state } = await refundOf();
    expect(state).toBe('pending');
    const reported = {
      orderId: 1,
      sessionId: 'x',
      refundsUuid: refundId,
      merchantId: DEMO_P24.merchantId,
      amount,
      currency,
      status: 0,
    };
    const answer = await fetch(`${shop.notifyUrl}/przelewy24`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...reported, sign: signAsP24(reported) }),
    });
    expect(answer.status).toBe(200);
    await shop.app.paymentWork.settle();
    expect((await refundOf()).state).toBe('pending');
    expect(await shop.problems(id)).toEqual(['other-provider']);
  });

  test.each([
    ['payu_gateway', 'payu', { blikCode: '777321' }],
    ['paynow_blik_gateway', 'paynow', { blikCode: '741852' }],
    ['apple-pay', 'payu', { token: '{"data":"portfel-anny"}' }],
    ['gpay', 'payu', { token: '{"signature":"portfel-jana"}' }],
  ] as const)('%s pays by what is good once, and keeps nothing of it', async (method, standIn, secrets) => {
    await at(standIn).good();
    const from = await at(standIn).newest();
    const { id, started } = await shop.begun(method, { secrets });
    expect(started).toMatchObject({ state: 'pending' });
    expect(started).not.toHaveProperty('redirectUrl');
    await at(standIn).deliverAfter(from);
    expect(await shop.orderStatus(id)).toBe('processing');
    const { db } = shop.app;
    const kept = JSON.stringify([
      await db.selectFrom('payment_attempt').selectAll().execute(),
      await db.selectFrom('payment_notice').selectAll().execute(),
      await db.selectFrom('payment_problem').selectAll().execute(),
    ]);
    for (const secret of Object.values(secrets)) {
      expect(kept).not.toContain(secret);
      expect(kept).not.toContain(JSON.stringify(secret).slice(1, -1));
      expect(kept).not.toContain(Buffer.from(secret).toString('base64'));
    }
  });
});
