import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aSite } from '../../../testing/a-site.ts';
import { dialects } from '../../../testing/dialects.ts';
import { type RunningStandIns, runStandIns, TEST_STOREFRONT_URL } from '../../../testing/run-stand-ins.ts';
import { type StaffClient, signedIn } from '../../../testing/staff-client.ts';
import { MINUTE_MS } from '../../../time/durations.ts';
import { readRefunds } from '../../invoices/export/read-refunds.ts';
import { SELLER } from '../../invoices/testing/an-invoice.ts';
import { saveNotification } from '../notifications/webhook-inbox.store.ts';
import { aPayingShop, type PayingShop } from '../testing/a-paying-shop.ts';
import { refundsClient } from '../testing/refunds-client.ts';

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await runStandIns();
});

describe.each(dialects)('money that goes back on $name', (dialect) => {
  let shop: PayingShop;
  let admin: StaffClient;
  beforeAll(async () => {
    shop = await aPayingShop(dialect, standIns);
    admin = await signedIn(shop.app, 'admin');
  });
  beforeEach(() => shop.provider.good());

  const { tell, paid, refund, payments } = refundsClient(() => ({ shop, admin }));

  test('in parts, each once, and never more than came', async () => {
    const { id } = await paid();
    const key = shop.newKey();
    const first = await refund(id, { key, amount: 4_000, reason: 'Brak w magazynie' });
    expect([first.statusCode, first.json().items]).toMatchObject([201, [{ amount: 4_000, state: 'pending' }]]);
    expect(await tell()).toBe(200);
    expect(await shop.app.payments.refundsOf(id)).toMatchObject([{ state: 'done', doneAt: expect.any(Date) }]);

    const again = await refund(id, { key, amount: 4_000, reason: 'Brak w magazynie' });
    expect(again.json().items).toMatchObject([{ id: first.json().items[0].id, state: 'done' }]);
    const tooMuch = await refund(id, { key: shop.newKey(), amount: 6_400, reason: 'Za dużo' });
    expect([tooMuch.statusCode, tooMuch.json()]).toMatchObject([
      409,
      { code: 'refund-refused', details: { left: 6_399, asked: 6_400 } },
    ]);
    expect((await refund(id, { key: shop.newKey(), reason: 'Reszta' })).json().items[0].amount).toBe(6_399);
    await tell();
    expect(await payments(id)).toMatchObject({ outcome: 'refunded', captured: 10_399, refunded: 10_399 });
    expect((await refund(id, { key: shop.newKey(), reason: 'Nic' })).statusCode).toBe(409);
  });

  test('ten people at once give back what came, once', async () => {
    const { id } = await paid();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refund(id, { key: shop.newKey(), amount: 3_000, reason: 'Naraz' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    expect((await payments(id)).refunded).toBe(9_000);
  });

  test('one key at the same moment gives back once', async () => {
    const { id } = await paid();
    const key = shop.newKey();
    await Promise.all([1, 2, 3].map(() => refund(id, { key, amount: 1_000, reason: 'Raz' })));
    expect((await payments(id)).refunded).toBe(1_000);
    expect((await payments(id)).refunds).toHaveLength(1);
  });

  test('while the provider fails it waits and is sent later', async () => {
    const { id } = await paid();
    await shop.provider.turn({ answers: 'fault' });
    const answer = await refund(id, { key: shop.newKey(), reason: 'Odstąpienie' });
    expect(answer.json().items).toMatchObject([{ state: 'requested' }]);
    await shop.provider.good();
    shop.wait(61_000);
    await shop.app.paymentWork.run();
    expect((await payments(id)).refunds).toMatchObject([{ state: 'pending' }]);
    await tell();
    expect((await payments(id)).refunds).toMatchObject([{ state: 'done' }]);
  });

  test('a forged notice of a refund changes nothing', async () => {
    const { id } = await paid();
    await shop.provider.turn({ forges: 'signature' });
    await refund(id, { key: shop.newKey(), reason: 'Odstąpienie' });
    expect(await tell()).toBe(400);
    expect((await payments(id)).refunds).toMatchObject([{ state: 'pending' }]);
  });

  test('an order paid twice keeps one payment: the other goes back and is shown', async () => {
    const order = await shop.begun();
    shop.wait(11 * MINUTE_MS);
    const second = await shop.app.payments.retry(order.id);
    expect(second.redirectUrl).not.toBe(order.started.redirectUrl);
    for (const url of [order.started.redirectUrl, second.redirectUrl]) {
      await shop.provider.decide(url, 'paid');
      expect(await tell()).toBe(200);
    }
    expect(await shop.problems(order.id)).toEqual(['second-capture']);
    await shop.app.paymentWork.run();
    await tell();
    expect(await payments(order.id)).toMatchObject({ outcome: 'paid', captured: 20_798, refunded: 10_399 });
    expect(await shop.orderStatus(order.id)).toBe('processing');
  });

  test('a second payment that goes back corrects no invoice: it was no sale', async () => {
    const properties = { maintenance: false, seller: SELLER };
    const { code: _, ...payload } = aSite({ address: TEST_STOREFRONT_URL, properties });
    expect((await admin.inject({ method: 'PUT', url: '/staff/sites/pl', payload })).statusCode).toBe(200);
    const order = await shop.begun();
    shop.wait(11 * MINUTE_MS);
    const second = await shop.app.payments.retry(order.id);
    for (const url of [order.started.redirectUrl, second.redirectUrl]) {
      await shop.provider.decide(url, 'paid');
      await tell();
    }
    const documents = `/staff/orders/${order.id}/documents`;
    expect((await admin.inject({ method: 'POST', url: `${documents}/invoice` })).statusCode).toBe(200);
    await shop.app.paymentWork.run();
    await tell();
    expect(await payments(order.id)).toMatchObject({ captured: 20_798, refunded: 10_399 });
    const kinds = (await admin.inject({ url: documents })).json().map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['invoice']);
  });

  test('what was given back at the provider is a refund like others: in the order, the documents, the file for accounting', async () => {
    const properties = { maintenance: false, seller: SELLER };
    const { code: _, ...payload } = aSite({ address: TEST_STOREFRONT_URL, properties });
    expect((await admin.inject({ method: 'PUT', url: '/staff/sites/pl', payload })).statusCode).toBe(200);
    const order = await paid();
    const documents = `/staff/orders/${order.id}/documents`;
    expect((await admin.inject({ method: 'POST', url: `${documents}/invoice` })).statusCode).toBe(200);
    expect((await refund(order.id, { key: shop.newKey(), amount: 399, reason: 'Rabat' })).statusCode).toBe(201);
    await tell();
    const [attempt] = await shop.attempts(order.id);
    if (!attempt) throw new Error('An order that was paid has an attempt.');
    const { ourId: merchantReference, amount, currency } = attempt;
    const payment = { merchantReference, providerReference: attempt.externalId ?? '', amount, currency };
    for (const event of ['returned', 'returned again']) {
      const notification = { kind: 'payment', event, payment: { ...payment, state: 'returned' } } as const;
      await saveNotification(shop.app.db, 'przelewy24', notification, shop.clock.now);
      await shop.app.paymentWork.run();
    }
    expect(await payments(order.id)).toMatchObject({
      refunded: 10_399,
      refunds: [
        { amount: 399, state: 'done' },
        { amount: 10_000, state: 'done', reason: 'returned-outside', doneAt: expect.any(String) },
      ],
    });
    const kinds = (await admin.inject({ url: documents })).json().map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['invoice', 'correction', 'correction']);
    const rows = await readRefunds(shop.app.db, [order.id]);
    expect(rows.get(order.id)).toMatchObject([
      { amount: 399, creditNote: expect.any(Object) },
      { amount: 10_000, creditNote: expect.any(Object) },
    ]);
  });

  test('a transfer is marked as received, once; given back it is a person who sends it', async () => {
    const order = await shop.begun('banktransfer');
    const receivedUrl = `/staff/orders/${order.id}/payment-received`;
    const received = (payload?: object | string) =>
      admin.inject({
        method: 'POST',
        url: receivedUrl,
        ...(payload !== undefined && { payload, headers: { 'content-type': 'application/json' } }),
      });
    // It takes nothing: an amount that is sent along would be believed to be what came.
    for (const payload of [{ amount: 1 }, [], '"all"']) expect((await received(payload)).statusCode).toBe(422);
    expect((await received()).json()).toMatchObject({ state: 'captured', method: 'banktransfer' });
    expect((await received()).statusCode).toBe(200);
    expect(await shop.orderStatus(order.id)).toBe('processing');
    const answer = await refund(order.id, { key: shop.newKey(), amount: 500, reason: 'Rabat' });
    expect(answer.json().items).toMatchObject([{ state: 'requested' }]);
    expect(await shop.problems(order.id)).toEqual(['manual-refund']);
    const url = `/staff/payment-refunds/${answer.json().items[0].id}/done`;
    expect((await admin.inject({ method: 'POST', url })).json()).toMatchObject({ state: 'done', amount: 500 });
    const online = await paid();
    const none = await admin.inject({ method: 'POST', url: `/staff/orders/${online.id}/payment-received` });
    expect(none.statusCode).toBe(409);
  });

  test('what is to be looked into is listed, and dealt with', async () => {
    const order = await shop.begun();
    await shop.provider.turn({ forges: 'amount' });
    await shop.provider.decide(order.started.redirectUrl, 'paid');
    await tell();
    const list = (query = '') => admin.inject({ url: `/staff/payment-problems${query}` });
    const [problem] = (await list()).json().items;
    expect(problem).toMatchObject({ kind: 'amount', orderId: order.id, provider: 'przelewy24', seen: 1 });
    expect(problem.details).toMatchObject({ amount: 10_398, expectedAmount: 10_399 });
    const url = `/staff/payment-problems/${problem.id}/dealt`;
    const dealt = await admin.inject({ method: 'POST', url, payload: { note: 'Wyjaśnione' } });
    expect(dealt.json()).toMatchObject({ dealtBy: admin.user.id, note: 'Wyjaśnione' });
    expect((await list()).json().items.map(({ id }: { id: number }) => id)).not.toContain(problem.id);
    expect((await list('?open=false')).json().items.map(({ id }: { id: number }) => id)).toContain(problem.id);
  });

  test('only administrators give money back, and every write leaves an entry', async () => {
    const { id } = await paid();
    const publisher = await signedIn(shop.app, 'publisher');
    const url = `/staff/orders/${id}/refunds`;
    const payload = { key: shop.newKey(), amount: 100, reason: 'Nie wolno' };
    expect((await publisher.inject({ method: 'POST', url, payload })).statusCode).toBe(403);
    await refund(id, payload);
    const { items } = (await admin.inject({ url: '/staff/audit?pageSize=1' })).json();
    expect(items).toMatchObject([{ action: 'POST /staff/orders/:orderId/refunds', status: 201 }]);
  });
});
