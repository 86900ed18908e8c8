import { beforeAll, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import type { App } from '../../../fastify-app.ts';
import { toUid } from '../../../graphql/uids.ts';
import { signedInCustomer } from '../../../testing/a-customer.ts';
import { aSmallShop } from '../../../testing/a-small-shop.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { signedIn } from '../../../testing/staff-client.ts';
import { createCancelKeys } from '../cancellation/cancel-keys.ts';
import { readLinksKey } from '../order-links.ts';
import { good, PLACE, type Purchase, readyCart } from '../testing/order-through-api.ts';

const ANSWER = 'error errorV2 { code message } order { status_code available_actions }';
const REQUEST = `mutation ($token: String!, $reason: String!) {
  requestGuestOrderCancel(input: { token: $token, reason: $reason }) { ${ANSWER} } }`;
const CONFIRM = `mutation ($id: ID!, $key: String!) {
  confirmCancelOrder(input: { order_id: $id, confirmation_key: $key }) { ${ANSWER} } }`;
const REASON = 'Zamówienie złożone przez pomyłkę';

describe.each(dialects)('canceling by link on $name', (dialect) => {
  let app: App;
  beforeAll(async () => {
    ({ app } = await aSmallShop(dialect, { env: { CUSTOMER_LIMITS_FACTOR: '100' } }));
    await app.db.updateTable('stock').set({ sellable: 1_000 }).execute();
  });

  let people = 0;
  async function placed(purchase: Purchase = {}, ask = graphqlClient(app)) {
    people += 1;
    const email = `lena${people}@poczta.example`;
    const cartId = await readyCart(ask, { email, ...purchase });
    const { placeOrder } = await good(ask(PLACE, { input: { cart_id: cartId } }));
    const { id: uid, token, number } = placeOrder.orderV2;
    const { id } = (await app.orders.findByNumber(number)) ?? { id: 0 };
    return { id, uid, token, number, email, cartId };
  }
  const request = async (token: string, reason = REASON) =>
    (await good(graphqlClient(app)(REQUEST, { token, reason }))).requestGuestOrderCancel;
  const confirm = async (id: string, key: string) =>
    (await good(graphqlClient(app)(CONFIRM, { id, key }))).confirmCancelOrder;
  const mailsTo = (email: string) =>
    app.db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('recipient', '=', email)
      .where('template', '=', 'order-cancel-asked')
      .orderBy('id')
      .execute();
  async function linkTo(email: string) {
    const mail = (await mailsTo(email)).at(-1);
    const { pathname, hash } = new URL(String((mail?.data as Record<string, unknown>)?.cancelUrl));
    return { pathname, ...Object.fromEntries(new URLSearchParams(hash.slice(1))) } as Record<string, string>;
  }
  const move = (id: number, to: Parameters<App['orders']['move']>[2]) =>
    inTransaction(app.db, (trx) => app.orders.move(trx, id, to, { kind: 'staff', id: 1 }));

  test('the request changes nothing but sends a link to the order’s mailbox, which cancels once', async () => {
    const order = await placed({ sku: 'SZ-GLOG', quantity: 2 });
    expect(await request(order.token)).toEqual({
      error: null,
      errorV2: null,
      order: { status_code: 'pendingPayment', available_actions: ['REORDER', 'CANCEL'] },
    });
    const { pathname, token, cancel = '' } = await linkTo(order.email);
    expect([pathname, token]).toEqual(['/order', order.token]);

    const done = await confirm(order.uid, cancel);
    expect(done).toEqual({
      error: null,
      errorV2: null,
      order: { status_code: 'canceled', available_actions: ['REORDER'] },
    });
    const canceled = await app.orders.find(order.id);
    expect(canceled?.history.at(-1)).toMatchObject({
      to: 'canceled',
      actorKind: 'shopper',
      actorId: null,
      note: REASON,
    });
    expect(canceled?.stockReturnedAt).toEqual(expect.any(Date));

    expect((await confirm(order.uid, cancel)).errorV2).toMatchObject({ code: 'INVALID_ORDER_STATUS' });
    expect((await app.orders.find(order.id))?.history).toHaveLength(canceled?.history.length ?? 0);
  });

  test('ten presses at once cancel once', async () => {
    const order = await placed();
    await request(order.token);
    const { cancel = '' } = await linkTo(order.email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(order.uid, cancel)));
    expect(answers.filter(({ errorV2 }) => errorV2 === null)).toHaveLength(1);
  });

  test('what was paid goes back, as when staff cancel', async () => {
    const order = await placed();
    const admin = await signedIn(app, 'admin');
    const url = `/staff/orders/${order.id}/payment-received`;
    expect((await admin.inject({ method: 'POST', url })).statusCode).toBe(200);
    await request(order.token);
    expect((await mailsTo(order.email)).at(-1)?.data).toMatchObject({ refund: expect.stringMatching(/zł$/) });
    const { cancel = '' } = await linkTo(order.email);
    expect((await confirm(order.uid, cancel)).order.status_code).toBe('canceled');
    const total = (await app.orders.find(order.id))?.total;
    expect(await app.payments.refundsOf(order.id)).toMatchObject([{ amount: total, reason: REASON }]);
  });

  test('asked for twice within a quarter it is one mail, and a few an hour at most', async () => {
    const order = await placed();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:01:00Z') });
    try {
      for (const reason of [REASON, REASON, 'Inny powód']) await request(order.token, reason);
      expect(await mailsTo(order.email)).toHaveLength(2);
      vi.setSystemTime(new Date('2026-11-21T10:16:00Z'));
      await request(order.token);
      expect(await mailsTo(order.email)).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
    await request(order.token);
    const tooMany = await graphqlClient(app)(REQUEST, { token: order.token, reason: REASON });
    expect(tooMany.errors?.[0]?.extensions.code).toBe('too-many-requests');
  });

  test('a customer’s order is canceled by its link too', async () => {
    const client = await signedInCustomer(app);
    const order = await placed({ email: undefined }, graphqlClient(app, client.headers));
    await request(order.token);
    const { cancel = '' } = await linkTo(client.customer.email);
    expect((await confirm(order.uid, cancel)).order.status_code).toBe('canceled');
    expect((await app.orders.find(order.id))?.history.at(-1)).toMatchObject({ actorId: client.customer.id });
  });

  test('what has left, or is on its way to, is not canceled; the key of an earlier hour neither', async () => {
    const order = await placed({ payment: 'cashondelivery', shipping: 'Dpdshippingcod' });
    await request(order.token);
    const { cancel = '' } = await linkTo(order.email);
    await move(order.id, 'onHold');
    expect((await confirm(order.uid, cancel)).errorV2).toMatchObject({ code: 'INVALID_ORDER_STATUS' });
    expect((await request(order.token)).errorV2).toMatchObject({ code: 'INVALID_ORDER_STATUS' });
    await move(order.id, 'processing');
    const whole = await app.orders.find(order.id);
    if (!whole) throw new Error('An order that was placed is there.');
    await inTransaction(app.db, (trx) => app.orders.ship(trx, whole, { tracking: [], note: null, now: new Date() }));
    expect((await confirm(order.uid, cancel)).errorV2).toMatchObject({ code: 'PARTIAL_ORDER_ITEM_SHIPPED' });
    expect((await app.orders.find(order.id))?.status).toBe('processing');
  });

  test('a reason that is not offered is refused before anything is sent', async () => {
    const order = await placed();
    expect((await request(order.token, 'bo tak')).errorV2).toMatchObject({ code: 'UNDEFINED' });
    expect(await mailsTo(order.email)).toEqual([]);
  });

  test('wrong, foreign, old and unknown keys get one answer, and an unknown token another', async () => {
    const [order, other] = [await placed(), await placed()];
    await request(other.token);
    const { cancel: foreign = '' } = await linkTo(other.email);
    const keys = createCancelKeys(readLinksKey(app.config));
    const old = keys.keyOf(order, { reason: REASON, expiresAt: new Date(Date.now() - 1) });
    const answers = await Promise.all(
      [
        [order.uid, 'a.b.c'],
        [order.uid, ''],
        [order.uid, foreign],
        [order.uid, old],
        [order.uid, order.token],
        [toUid(999_999_999), foreign],
        ['nic', foreign],
      ].map(([id, key]) => graphqlClient(app)(CONFIRM, { id, key })),
    );
    const [first, ...rest] = answers.map(({ errors, status }) => ({
      status,
      message: errors?.[0]?.message,
      extensions: errors?.[0]?.extensions,
    }));
    expect(first).toMatchObject({
      message: 'The order cancellation could not be confirmed.',
      extensions: { category: 'graphql-input', code: 'cancel-key-refused' },
    });
    for (const answer of rest) expect(answer).toEqual(first);
    expect((await app.orders.find(order.id))?.status).toBe('pendingPayment');
    for (const token of ['', '1', `${order.id}.${'a'.repeat(32)}`]) {
      const answer = await graphqlClient(app)(REQUEST, { token, reason: REASON });
      expect(answer.errors?.[0]?.extensions).toMatchObject({
        category: 'graphql-no-such-entity',
        code: 'order-missing',
      });
    }
  });

  test('a network that guesses keys is slowed down', async () => {
    const { app: narrow } = await aSmallShop(dialect);
    const answers = [];
    for (let count = 0; count < 25; count += 1) {
      answers.push(await graphqlClient(narrow)(CONFIRM, { id: toUid(1), key: 'a.b.c' }));
    }
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes[0]).toBe('cancel-key-refused');
    expect(codes.at(-1)).toBe('too-many-requests');
  });
});
