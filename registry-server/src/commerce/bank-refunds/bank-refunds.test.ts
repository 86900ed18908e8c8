import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import type { App } from '../../fastify-app.ts';
import { signedInCustomer } from '../../testing/a-customer.ts';
import { aSmallShop } from '../../testing/a-small-shop.ts';
import { dialects } from '../../testing/dialects.ts';
import { graphqlClient } from '../../testing/graphql-client.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';
import { DAY_MS } from '../../time/durations.ts';
import { SELLER } from '../invoices/testing/an-invoice.ts';
import { good, PLACE, readyCart } from '../orders/testing/order-through-api.ts';
import { refundAccountsSection } from './export-refund-accounts.ts';
import { createRefundAccountsStore } from './refund-accounts.store.ts';

const NUMBER = '61 1090 1014 0000 0712 1981 2874';
const DIGITS = '61109010140000071219812874';
const WITHDRAW = `mutation ($input: WithdrawFromContractInput!) {
  withdrawFromContract(input: $input) { return { number } order { transfer_refund { account_ending is_awaited } } }
}`;
const SET = `mutation ($input: SetRefundAccountInput!) {
  setRefundAccount(input: $input) { order { transfer_refund { account_ending is_awaited amount { value } } } }
}`;

describe.each(dialects)('money that goes back by a transfer on $name', (dialect) => {
  let app: App;
  let admin: StaffClient;
  beforeAll(async () => {
    const site = { properties: { maintenance: false, seller: SELLER } };
    ({ app } = await aSmallShop(dialect, { env: { CUSTOMER_LIMITS_FACTOR: '100' }, site }));
    admin = await signedIn(app, 'admin');
    await app.db.updateTable('stock').set({ sellable: 1_000 }).execute();
  });

  const ask = (query: string, variables: object) => graphqlClient(app)(query, variables);
  const post = (url: string, payload?: object) => admin.inject({ method: 'POST', url, ...(payload && { payload }) });
  const list = async (query = '') => (await admin.inject({ url: `/staff/bank-refunds${query}` })).json().items;
  const transferOf = async (orderId: number, query?: string) =>
    (await list(query)).find((item: { orderId: number }) => item.orderId === orderId);
  const mailsOf = async (email: string) =>
    app.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', email).orderBy('id').execute();

  let people = 0;
  /** An order that was paid at the door and handed over. */
  async function delivered() {
    people += 1;
    const email = `olga${people}@poczta.example`;
    const cod = { payment: 'cashondelivery', shipping: 'Dpdshippingcod' };
    const cartId = await readyCart(graphqlClient(app), { email, quantity: 2, ...cod });
    const { placeOrder } = await good(ask(PLACE, { input: { cart_id: cartId } }));
    const { order_number: number, token } = placeOrder.order;
    const { id } = (await app.orders.findByNumber(number)) ?? { id: 0 };
    await inTransaction(app.db, (trx) => app.orders.move(trx, id, 'complete', { kind: 'staff', id: 1 }));
    return { id, number, token, email };
  }
  const withdraw = ({ number, token }: { number: string; token: string }, refund_account?: object) =>
    ask(WITHDRAW, { input: { order_number: number, token, name: 'Olga', ...(refund_account && { refund_account }) } });
  const setAccount = ({ number, token }: { number: string; token: string }, account_number: string, holder?: string) =>
    ask(SET, { input: { order_number: number, token, account: { account_number, holder } } });
  /** Staff settle the return of a whole order: the transfer is to be sent. */
  async function settled(order: { id: number; number: string }) {
    expect((await post(`/staff/orders/${order.id}/payment-received`)).statusCode).toBe(200);
    const [found] = (await admin.inject({ url: `/staff/returns?order=${order.number}` })).json().items;
    const refund = { amount: found.suggestedRefund, isManual: false };
    const moved = await post(`/staff/returns/${found.id}/moves`, { to: 'refunded', version: found.version, refund });
    expect(moved.statusCode, moved.body).toBe(200);
    return found;
  }

  test('the account is named with the return, encrypted in the database, and told by its ending', async () => {
    const order = await delivered();
    const { withdrawFromContract } = await good(withdraw(order, { account_number: `PL ${NUMBER}`, holder: 'Jan Len' }));
    expect(withdrawFromContract.order.transfer_refund).toEqual({ account_ending: '2874', is_awaited: true });
    const mail = (await mailsOf(order.email)).at(-1);
    expect(mail).toMatchObject({ template: 'withdrawal-received', data: { transfer: { accountEnding: '2874' } } });
    for (const table of ['refund_account', 'return_request', 'return_history', 'mail_outbox'] as const) {
      const text = JSON.stringify(await app.db.selectFrom(table).selectAll().execute());
      expect(text.replaceAll(' ', ''), table).not.toContain(DIGITS);
    }
    expect((await admin.inject({ url: `/staff/orders/${order.id}/refund-account` })).json()).toMatchObject({
      isByTransfer: true,
      isAwaited: true,
      recipient: 'Jan Len',
      account: { number: `PL${DIGITS}`, holder: 'Jan Len' },
    });
  });

  test('without an account the return is taken all the same, and the mail asks for one', async () => {
    const order = await delivered();
    const { withdrawFromContract } = await good(withdraw(order));
    expect(withdrawFromContract.order.transfer_refund).toEqual({ account_ending: null, is_awaited: true });
    expect((await mailsOf(order.email)).at(-1)).toMatchObject({ data: { transfer: {} } });
    expect((await post(`/staff/orders/${order.id}/mails`, { mail: 'refund-account-asked' })).statusCode).toBe(200);
    expect((await mailsOf(order.email)).at(-1)).toMatchObject({ template: 'refund-account-asked' });
  });

  test('a number that is wrong takes no return, and says where', async () => {
    const order = await delivered();
    const { errors } = await withdraw(order, { account_number: '61 1090 1014 0000 0712 1981 2875' });
    expect(errors).toMatchObject([
      {
        extensions: {
          code: 'refund-account-refused',
          details: { faults: [{ path: '/refund_account/account_number', message: expect.stringContaining('26') }] },
        },
      },
    ]);
    expect((await admin.inject({ url: `/staff/returns?order=${order.number}` })).json().items).toEqual([]);
  });

  test('it may be named and changed until the money was sent, and by nobody else', async () => {
    const order = await delivered();
    expect((await setAccount(order, NUMBER)).errors).toMatchObject([{ extensions: { code: 'refund-not-awaited' } }]);
    await good(withdraw(order));
    const stranger = { ...order, token: `1.${'a'.repeat(32)}` };
    expect((await setAccount(stranger, NUMBER)).errors).toMatchObject([{ extensions: { code: 'order-missing' } }]);
    expect((await setAccount(order, '123')).errors).toMatchObject([
      { extensions: { details: { faults: [{ path: '/account/account_number' }] } } },
    ]);
    await good(setAccount(order, 'DE89 3704 0044 0532 0130 00'));
    const { setRefundAccount } = await good(setAccount(order, NUMBER));
    expect(setRefundAccount.order.transfer_refund).toMatchObject({ account_ending: '2874' });
    await settled(order);
    await good(setAccount(order, NUMBER, 'Ewa Len'));
    const { id } = await transferOf(order.id);
    expect((await post(`/staff/payment-refunds/${id}/done`)).statusCode).toBe(200);
    expect((await setAccount(order, NUMBER)).errors).toMatchObject([{ extensions: { code: 'refund-not-awaited' } }]);
  });

  test('staff write down an account that a buyer has told them; the buyer reads of it, the log keeps no number', async () => {
    const order = await delivered();
    const url = `/staff/orders/${order.id}/refund-account`;
    const put = (payload: object) => admin.inject({ method: 'PUT', url, payload });
    const given = { number: NUMBER, holder: ' Jan  Len ', source: 'phone' };
    expect((await put(given)).json()).toMatchObject({ code: 'refund-not-awaited' });
    await good(withdraw(order));
    const wrong = await put({ ...given, number: '61 1090 1014 0000 0712 1981 2875' });
    expect([wrong.statusCode, wrong.json().details.faults]).toMatchObject([
      422,
      [{ path: '/number', rule: 'bank-account', message: expect.stringContaining('26') }],
    ]);
    for (const _ of ['once', 'twice']) {
      expect((await put(given)).json()).toMatchObject({
        isAwaited: true,
        recipient: 'Jan Len',
        account: { number: `PL${DIGITS}`, holder: 'Jan Len' },
      });
    }
    const mails = (await mailsOf(order.email)).filter(({ template }) => template === 'refund-account-saved');
    expect(mails).toMatchObject([{ data: { accountEnding: '2874' } }]);
    const { comments } = (await admin.inject({ url: `/staff/orders/${order.id}` })).json();
    expect(comments).toMatchObject([
      { isVisible: false, message: expect.stringContaining('2874 (podany przez telefon)') },
    ]);
    for (const table of ['refund_account', 'sales_order_comment', 'mail_outbox', 'staff_audit'] as const) {
      const text = JSON.stringify(await app.db.selectFrom(table).selectAll().execute());
      expect(text.replaceAll(' ', ''), table).not.toContain(DIGITS);
    }
    const { items } = (await admin.inject({ url: '/staff/audit?pageSize=1' })).json();
    expect(items).toMatchObject([
      { action: 'PUT /staff/orders/:orderId/refund-account', details: { values: { source: 'phone' } } },
    ]);
    const editor = await signedIn(app, 'publisher');
    expect((await editor.inject({ method: 'PUT', url, payload: given })).statusCode).toBe(403);
  });

  test('a settled return is a transfer to send, with its title and the last day from the statement', async () => {
    const order = await delivered();
    await good(withdraw(order, { account_number: NUMBER }));
    const late = new Date(Date.now() - 16 * DAY_MS);
    await app.db.updateTable('return_request').set({ createdAt: late }).where('orderId', '=', order.id).execute();
    const request = await settled(order);
    const [first] = await list();
    expect(await list(`?orderId=${order.id}`)).toEqual([first]);
    expect(first).toMatchObject({
      orderId: order.id,
      orderNumber: order.number,
      returnId: request.id,
      returnNumber: `${order.number}-Z1`,
      title: `Zwrot ${order.number}-Z1`,
      amount: request.suggestedRefund,
      recipient: 'Lena Łąkowska',
      isOverdue: true,
      account: { number: `PL${DIGITS}` },
    });
    const csv = await admin.inject({ url: '/staff/bank-refunds/export' });
    const amount = (request.suggestedRefund / 100).toFixed(2).replace('.', ',');
    expect(csv.body.split('\r\n')).toContain(`${DIGITS};Lena Łąkowska;Zwrot ${order.number}-Z1;${amount};PLN`);
  });

  test('a transfer is marked with its day, once; the buyer is told, and it is no thing to look into any more', async () => {
    const order = await delivered();
    await good(withdraw(order, { account_number: NUMBER }));
    await settled(order);
    const { id } = await transferOf(order.id);
    const dayFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    const placedAt = new Date(Date.now() - 10 * DAY_MS);
    await app.db.updateTable('payment_attempt').set({ createdAt: placedAt }).where('orderId', '=', order.id).execute();
    for (const sentOn of ['2026-02-30', dayFrom(2), dayFrom(-12)]) {
      expect((await post(`/staff/payment-refunds/${id}/done`, { sentOn })).statusCode).toBe(422);
    }
    const yesterday = dayFrom(-1);
    const sent = await post(`/staff/payment-refunds/${id}/done`, { sentOn: yesterday });
    expect(sent.json()).toMatchObject({ state: 'done', doneAt: expect.stringContaining(yesterday) });
    expect(await transferOf(order.id)).toBeUndefined();
    expect(await transferOf(order.id, '?sent=true')).toMatchObject({
      id,
      sentAt: sent.json().doneAt,
      isOverdue: false,
    });
    expect((await mailsOf(order.email)).at(-1)).toMatchObject({
      template: 'order-refunded',
      data: { transfer: { accountEnding: '2874' } },
    });
    const problems = (await admin.inject({ url: '/staff/payment-problems?pageSize=100' })).json().items;
    expect(problems.filter(({ orderId }: { orderId: number }) => orderId === order.id)).toEqual([]);
    const { items } = (await admin.inject({ url: '/staff/audit?pageSize=1' })).json();
    expect(items).toMatchObject([
      { action: 'POST /staff/payment-refunds/:id/done', details: { values: { sentOn: yesterday } } },
    ]);
  });

  test('a paid order that is canceled asks for the account', async () => {
    people += 1;
    const email = `olga${people}@poczta.example`;
    const cartId = await readyCart(graphqlClient(app), { email });
    const { placeOrder } = await good(ask(PLACE, { input: { cart_id: cartId } }));
    const order = await app.orders.findByNumber(placeOrder.order.order_number);
    if (!order) throw new Error('An order that was placed is there.');
    expect((await post(`/staff/orders/${order.id}/payment-received`)).statusCode).toBe(200);
    const move = { to: 'canceled', version: (await app.orders.find(order.id))?.version, refund: true };
    const moved = await post(`/staff/orders/${order.id}/moves`, move);
    expect(moved.statusCode, moved.body).toBe(200);
    expect((await mailsOf(email)).at(-1)).toMatchObject({ template: 'order-canceled', data: { transfer: {} } });
    expect(await transferOf(order.id)).toMatchObject({
      title: `Zwrot za zamówienie ${order.number}`,
      amount: order.total,
      isOverdue: false,
    });
  });

  test('it is part of the copy of a customer, and of nobody else', async () => {
    const order = await delivered();
    await good(withdraw(order, { account_number: NUMBER, holder: 'Jan Len' }));
    const [mine, other] = [await signedInCustomer(app), await signedInCustomer(app)];
    await app.db.updateTable('sales_order').set({ customerId: mine.customer.id }).where('id', '=', order.id).execute();
    const section = refundAccountsSection(app.db, createRefundAccountsStore(app.db, app.secrets));
    expect(await section.read(mine.customer)).toEqual([
      { orderNumber: order.number, account: NUMBER, holder: 'Jan Len', updatedAt: expect.any(Date) },
    ]);
    expect(await section.read(other.customer)).toEqual([]);
  });

  test('an account that waits for no money is forgotten after a time', async () => {
    const [waiting, sent] = [await delivered(), await delivered()];
    for (const order of [waiting, sent]) await good(withdraw(order, { account_number: NUMBER }));
    await settled(sent);
    const { id } = await transferOf(sent.id);
    await post(`/staff/payment-refunds/${id}/done`);
    const longAgo = new Date(Date.now() - 400 * DAY_MS);
    await app.db.updateTable('refund_account').set({ updatedAt: longAgo }).execute();
    await app.retention.run();
    const left = (await app.db.selectFrom('refund_account').select('orderId').execute()).map(({ orderId }) => orderId);
    expect(left).toContain(waiting.id);
    expect(left).not.toContain(sent.id);
  });
});
