import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dialects } from '../../../testing/dialects.ts';
import { type RunningStandIns, runStandIns } from '../../../testing/run-stand-ins.ts';
import { type StaffClient, signedIn } from '../../../testing/staff-client.ts';
import { MINUTE_MS } from '../../../time/durations.ts';
import { saveNotification } from '../notifications/webhook-inbox.store.ts';
import { aPayingShop, type PayingShop } from '../testing/a-paying-shop.ts';
import { refundsClient } from '../testing/refunds-client.ts';

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await runStandIns();
});

describe.each(dialects)('refunds that the provider refuses on $name', (dialect) => {
  let shop: PayingShop;
  let admin: StaffClient;
  beforeAll(async () => {
    shop = await aPayingShop(dialect, standIns);
    admin = await signedIn(shop.app, 'admin');
  });
  beforeEach(() => shop.provider.good());

  const { tell, refund, payments, refused, transfers, done, mailsOf, tellRefund } = refundsClient(() => ({
    shop,
    admin,
  }));

  test('what the provider refuses is a transfer to send: asked for by mail, and taken once', async () => {
    const order = await refused();
    expect(await shop.problems(order.id)).toEqual(['refund-refused']);
    expect(await payments(order.id)).toMatchObject({ refunded: 10_399, refunds: [{ amount: 10_399 }] });
    expect(await transfers(order.id)).toMatchObject([{ id: order.refundId, amount: 10_399, isRefused: true }]);
    expect((await mailsOf(order.id)).at(-1)).toMatchObject({
      template: 'refund-account-asked',
      data: { amount: expect.stringContaining('103,99'), isRefused: true },
    });
    // Nobody gives it back a second time: nothing is left, the same key is the same refund, the worker asks no more.
    expect((await refund(order.id, { key: shop.newKey(), reason: 'Jeszcze raz' })).statusCode).toBe(409);
    expect((await refund(order.id, { key: order.key, reason: 'Odstąpienie' })).json().items).toMatchObject([
      { id: order.refundId, state: 'requested' },
    ]);
    shop.wait(24 * 60 * MINUTE_MS);
    await shop.app.paymentWork.run();
    expect(await payments(order.id)).toMatchObject({ refunds: [{ state: 'requested', isByHand: true }] });
    const answer = await admin.inject({
      method: 'POST',
      url: `/staff/orders/${order.id}/mails`,
      payload: { mail: 'refund-account-asked' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  test('once it was sent it is done, told and documented once', async () => {
    const order = await refused(4_000);
    expect((await done(order.refundId)).json()).toMatchObject({ state: 'done', isByHand: true });
    expect((await done(order.refundId)).statusCode).toBe(200);
    expect(await transfers(order.id)).toEqual([]);
    expect(await transfers(order.id, true)).toMatchObject([{ id: order.refundId }]);
    const notices = (await mailsOf(order.id)).filter(({ template }) => template === 'order-refunded');
    expect(notices).toMatchObject([{ data: { transfer: {} } }]);
    const open = (await admin.inject({ url: '/staff/payment-problems?pageSize=100' })).json().items;
    expect(open.filter(({ orderId }: { orderId: number }) => orderId === order.id)).toEqual([]);
    expect(await payments(order.id)).toMatchObject({ refunded: 4_000 });
    const [entry] = (await admin.inject({ url: '/staff/audit?pageSize=1' })).json().items;
    expect(entry).toMatchObject({ subjectName: order.number, orderId: order.id });
  });

  test('a provider that gives the money back after all takes the transfer off the list', async () => {
    const order = await refused();
    await tellRefund(order, 'failed');
    expect(await transfers(order.id)).toHaveLength(1);
    await tellRefund(order);
    expect(await transfers(order.id)).toEqual([]);
    expect(await payments(order.id)).toMatchObject({
      refunded: 10_399,
      refunds: [{ amount: 10_399, state: 'done', isByHand: false }],
    });
    const [notice] = (await mailsOf(order.id)).filter(({ template }) => template === 'order-refunded');
    expect(notice?.data).not.toHaveProperty('transfer');
    const late = await done(order.refundId);
    expect([late.statusCode, late.json().code]).toEqual([409, 'refund-not-by-hand']);
  });

  test('money that went twice is shown, and counted once', async () => {
    const order = await refused();
    await done(order.refundId);
    await tellRefund(order);
    expect(await shop.problems(order.id)).toEqual(['refund-refused', 'refund-sent-twice']);
    expect(await payments(order.id)).toMatchObject({ refunded: 10_399, refunds: [{ isByHand: true, state: 'done' }] });
    expect((await mailsOf(order.id)).filter(({ template }) => template === 'order-refunded')).toHaveLength(1);
  });

  test('what somebody gives back at the provider needs no transfer any more', async () => {
    const order = await refused(4_000);
    const { ourId: merchantReference, amount, currency, externalId } = order.attempt ?? {};
    if (merchantReference === undefined || amount === undefined || !currency) throw new Error('It was paid.');
    const payment = {
      merchantReference,
      providerReference: externalId ?? '',
      amount,
      currency,
      state: 'returned',
    } as const;
    const notification = { kind: 'payment', event: `returned ${order.id}`, payment } as const;
    await saveNotification(shop.app.db, 'przelewy24', notification, shop.clock.now);
    await shop.app.paymentWork.run();
    expect(await transfers(order.id)).toEqual([]);
    expect(await payments(order.id)).toMatchObject({
      refunded: 10_399,
      refunds: [
        { amount: 4_000, state: 'done', isByHand: false },
        { amount: 6_399, state: 'done' },
      ],
    });
  });

  test('staff may ask the provider once more instead', async () => {
    const order = await refused();
    const retry = () => admin.inject({ method: 'POST', url: `/staff/payment-refunds/${order.refundId}/retry` });
    const again = await retry();
    expect(again.json()).toMatchObject({ id: order.refundId, state: 'pending', isByHand: false });
    expect(await transfers(order.id)).toEqual([]);
    expect((await retry()).json().code).toBe('refund-not-by-hand');
    expect((await done(order.refundId)).json().code).toBe('refund-not-by-hand');
    await tell();
    expect(await payments(order.id)).toMatchObject({ refunded: 10_399, refunds: [{ state: 'done' }] });
  });
});
