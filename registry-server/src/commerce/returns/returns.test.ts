import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import type { App } from '../../fastify-app.ts';
import { aSmallShop } from '../../testing/a-small-shop.ts';
import { dialects } from '../../testing/dialects.ts';
import { graphqlClient } from '../../testing/graphql-client.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';
import { DAY_MS } from '../../time/durations.ts';
import type { CreditNote } from '../invoices/content/document.ts';
import { SELLER } from '../invoices/testing/an-invoice.ts';
import { good, PLACE, type Purchase, readyCart } from '../orders/testing/order-through-api.ts';

const SKU = 'TONIK-50';
const WITHDRAW = `mutation ($input: WithdrawFromContractInput!) {
  withdrawFromContract(input: $input) {
    return { number status send_to items { product_name quantity } }
    order { number order_returns { number } items { id quantity_returnable } }
  }
}`;

describe.each(dialects)('returns on $name', (dialect) => {
  let app: App;
  let admin: StaffClient;
  beforeAll(async () => {
    const site = { properties: { maintenance: false, seller: SELLER } };
    ({ app } = await aSmallShop(dialect, { env: { CUSTOMER_LIMITS_FACTOR: '100' }, site }));
    admin = await signedIn(app, 'admin');
    await app.db.updateTable('stock').set({ sellable: 1_000 }).execute();
  });

  const ask = (query: string, variables: object) => graphqlClient(app)(query, variables);
  const move = (id: number, to: Parameters<App['orders']['move']>[2]) =>
    inTransaction(app.db, (trx) => app.orders.move(trx, id, to, { kind: 'staff', id: 1 }));

  let people = 0;
  /** An order that was handed over and paid at the door. */
  async function delivered(purchase: Purchase = {}) {
    people += 1;
    const email = `lena${people}@poczta.example`;
    const cartId = await readyCart(graphqlClient(app), {
      email,
      sku: SKU,
      quantity: 2,
      payment: 'cashondelivery',
      shipping: 'Dpdshippingcod',
      ...purchase,
    });
    const { placeOrder } = await good(ask(PLACE, { input: { cart_id: cartId } }));
    const { order_number: number, token } = placeOrder.order;
    const { id } = (await app.orders.findByNumber(number)) ?? { id: 0 };
    await move(id, 'complete');
    return { id, number, token, email };
  }
  const stateOf = async (id: number) => (await app.orders.find(id))?.status;
  const stock = async () =>
    (
      await app.db
        .selectFrom('stock')
        .innerJoin('product_variant', 'product_variant.id', 'stock.variantId')
        .select('sellable')
        .where('sku', '=', SKU)
        .executeTakeFirstOrThrow()
    ).sellable;
  const list = async (order: string) => (await admin.inject({ url: `/staff/returns?order=${order}` })).json().items;
  const decide = (id: number, payload: object) =>
    admin.inject({ method: 'POST', url: `/staff/returns/${id}/moves`, payload });

  test('a guest withdraws with the link of the order, and gets a receipt with content, day and hour', async () => {
    const { number, token, email } = await delivered();
    const input = { order_number: number, token, name: 'Lena Łąkowska', reason: 'Inny zapach' };
    const { withdrawFromContract } = await good(ask(WITHDRAW, { input }));
    expect(withdrawFromContract.return).toMatchObject({
      number: `${number}-Z1`,
      status: 'requested',
      send_to: `${SELLER.name}, ${SELLER.street}, ${SELLER.postcode} ${SELLER.city}`,
      items: [{ quantity: 2 }],
    });
    expect(withdrawFromContract.order.items[0].quantity_returnable).toBe(0);
    const mails = await app.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', email).execute();
    expect(mails.at(-1)).toMatchObject({
      template: 'withdrawal-received',
      data: {
        orderNumber: number,
        name: 'Lena Łąkowska',
        reason: 'Inny zapach',
        lines: [expect.stringMatching(/^2 × /)],
        receivedAt: expect.stringMatching(/^\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}:\d{2}$/),
      },
    });
    // What was told already cannot be told again.
    const again = await ask(WITHDRAW, { input });
    expect(again.errors).toMatchObject([{ extensions: { details: { faults: [{ path: '/items', rule: 'items' }] } } }]);
  });

  test('two statements at the same moment return no piece twice', async () => {
    const { number, token } = await delivered();
    const input = { order_number: number, token, name: 'Lena' };
    const answers = await Promise.all([1, 2, 3].map(() => ask(WITHDRAW, { input })));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await list(number)).toHaveLength(1);
    expect(await list(`%23${Number(number)}`)).toHaveLength(1);
  });

  test.each([
    ['without the token', { token: undefined }, 'graphql-no-such-entity'],
    ['with the token of something else', { token: `1.${'a'.repeat(32)}` }, 'graphql-no-such-entity'],
    ['without a name', { name: ' ' }, 'graphql-input'],
    ['with a wrong address', { email: 'lena' }, 'graphql-input'],
    ['of a line that is not in the order', { items: [{ order_item_id: 'OTk5OTk5', quantity: 1 }] }, 'graphql-input'],
  ])('a statement %s is refused and changes nothing', async (_name, change, category) => {
    const { number, token } = await delivered();
    const input = { order_number: number, token, name: 'Lena', ...change };
    expect((await ask(WITHDRAW, { input })).errors).toMatchObject([{ extensions: { category } }]);
    expect(await list(number)).toEqual([]);
  });

  test('before it is delivered, and after the days for it, nothing can be returned', async () => {
    const { id, number, token } = await delivered();
    const input = { order_number: number, token, name: 'Lena' };
    const deliveredAt = new Date(Date.now() - 16 * DAY_MS);
    await app.db.updateTable('sales_order').set({ deliveredAt }).where('id', '=', id).execute();
    expect((await ask(WITHDRAW, { input })).errors).toMatchObject([{ extensions: { code: 'withdrawal-impossible' } }]);
  });

  test('staff takes the goods in, sends the money by hand, and the order is returned', async () => {
    const { id, number, token, email } = await delivered();
    await good(ask(WITHDRAW, { input: { order_number: number, token, name: 'Lena' } }));
    const [found] = await list(number);
    const { total } = (await app.orders.find(id)) ?? { total: 0 };
    expect(found).toMatchObject({ status: 'requested', suggestedRefund: total, version: 1 });
    const before = await stock();
    const received = await decide(found.id, { to: 'received', version: 1, restock: true });
    expect([received.statusCode, received.json().status]).toEqual([200, 'received']);
    const { guestOrderByToken } = await good(
      ask(`query ($token: String!) { guestOrderByToken(input: { token: $token }) { order_returns { send_to } } }`, {
        token,
      }),
    );
    expect(guestOrderByToken.order_returns).toEqual([{ send_to: null }]);
    expect(await stock()).toBe(before + 2);

    const refund = { amount: total, isManual: true };
    expect((await decide(found.id, { to: 'refunded', version: 1, refund })).json().code).toBe('return-changed');
    expect((await decide(found.id, { to: 'refunded', version: 2 })).statusCode).toBe(422);
    expect((await decide(found.id, { to: 'refunded', version: 2, refund })).statusCode).toBe(200);
    expect(await stateOf(id)).toBe('close');
    const mails = await app.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', email).execute();
    expect(mails.filter(({ template }) => template === 'order-refunded')).toMatchObject([{ data: { transfer: {} } }]);
    expect((await decide(found.id, { to: 'rejected', version: 3, note: 'x' })).json().code).toBe('return-move-refused');
    expect(await stock()).toBe(before + 2);
  });

  test('a rejected return says why, and the pieces can be returned once more', async () => {
    const { number, token } = await delivered();
    await good(ask(WITHDRAW, { input: { order_number: number, token, name: 'Lena' } }));
    const [{ id }] = await list(number);
    expect((await decide(id, { to: 'rejected', version: 1 })).statusCode).toBe(422);
    const answer = await decide(id, { to: 'rejected', version: 1, note: 'Nic nie przyszło.' });
    expect(answer.json().history.at(-1)).toMatchObject({ to: 'rejected', note: 'Nic nie przyszło.' });
    const again = await good(ask(WITHDRAW, { input: { order_number: number, token, name: 'Lena' } }));
    expect(again.withdrawFromContract.return.number).toBe(`${number}-Z2`);
  });

  test('an invoice is issued once, read by its owner alone, and corrected by what goes back', async () => {
    const { id, number, token } = await delivered();
    const issue = () => admin.inject({ method: 'POST', url: `/staff/orders/${id}/documents/invoice` });
    const [first, second] = await Promise.all([issue(), issue()]);
    expect(first.json()).toEqual(second.json());
    expect(first.json().number).toMatch(/^FV \d+\/\d{2}\/\d{4}$/);

    const read = (headers: Record<string, string>) =>
      app.inject({ url: `/orders/${number}/documents/invoice`, headers });
    expect((await read({})).statusCode).toBe(404);
    expect((await read({ 'x-order-token': `${id}.${'a'.repeat(32)}` })).statusCode).toBe(404);
    const answer = await read({ 'x-order-token': token });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)));
    expect(text.join(' ')).toContain(first.json().number);
    expect(text.join(' ')).toContain('Lena Łąkowska');

    await good(ask(WITHDRAW, { input: { order_number: number, token, name: 'Lena' } }));
    const [found] = await list(number);
    const refund = { amount: found.suggestedRefund, isManual: true };
    expect((await decide(found.id, { to: 'refunded', version: 1, refund })).statusCode).toBe(200);
    const documents = (await admin.inject({ url: `/staff/orders/${id}/documents` })).json();
    expect(documents.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice', 'correction']);

    const month = new Date().toISOString().slice(0, 7);
    const url = `/staff/orders/export?from=${month}-01&to=${month}-28&format=jsonl`;
    const exported = await admin.inject({ url: url.replace('-28', '-31') });
    const records = exported.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const correction = records.find(({ document }) => document === documents[1].number);
    expect(correction).toMatchObject({ kind: 'correction', corrects: documents[0].number, total: -refund.amount });
  });

  test('a correction takes off what came back, and nothing else', async () => {
    const { id, number, token } = await delivered();
    await admin.inject({ method: 'POST', url: `/staff/orders/${id}/documents/invoice` });
    const order = await app.orders.find(id);
    const order_item_id = Buffer.from(String(order?.lines[0]?.id)).toString('base64');
    const items = [{ order_item_id, quantity: 1 }];
    await good(ask(WITHDRAW, { input: { order_number: number, token, name: 'Lena', items } }));
    const [found] = await list(number);
    const refund = { amount: found.suggestedRefund, isManual: true };
    expect((await decide(found.id, { to: 'refunded', version: 1, refund })).statusCode).toBe(200);
    const { content } = await app.db
      .selectFrom('issued_document')
      .select('content')
      .where('orderId', '=', id)
      .where('kind', '=', 'correction')
      .executeTakeFirstOrThrow();
    const { lines, total, reason } = content as CreditNote;
    expect(reason).toBe('Zwrot towaru');
    expect(lines).toMatchObject([{ sku: SKU, before: { quantity: 2 }, after: { quantity: 1 } }]);
    expect(total).toBe(-refund.amount);
  });

  test('what was sent back by hand without an invoice is in the file for accounting', async () => {
    const { number, token } = await delivered();
    await good(ask(WITHDRAW, { input: { order_number: number, token, name: 'Lena' } }));
    const [found] = await list(number);
    const refund = { amount: found.suggestedRefund, isManual: true };
    expect((await decide(found.id, { to: 'refunded', version: 1, refund })).statusCode).toBe(200);
    const month = new Date().toISOString().slice(0, 7);
    const { body } = await admin.inject({ url: `/staff/orders/export?from=${month}-01&to=${month}-31` });
    const rows = body.split('\r\n').filter((row) => row.startsWith(`zwrot;${found.number};;${number};`));
    expect(rows).toHaveLength(1);
    const gross = `-${(refund.amount / 100).toFixed(2).replace('.', ',')}`;
    expect(rows[0]).toContain(`;23;`);
    expect(rows[0]).toContain(`;${gross};PLN;`);
  });

  test('a return is found by its number and by whose order it is, and says who did what', async () => {
    const { number, token, email } = await delivered();
    await good(ask(WITHDRAW, { input: { order_number: number, token, name: 'Lena' } }));
    const [{ id, number: code }] = await list(number);
    const search = async (words: string) =>
      (await admin.inject({ url: `/staff/returns?search=${encodeURIComponent(words)}` })).json().items;
    const { lastName } = (await app.orders.findByNumber(number))?.billingAddress ?? { lastName: '' };
    for (const words of [code.toLowerCase(), number, email, lastName]) {
      expect((await search(words)).map((found: { id: number }) => found.id)).toContain(id);
    }
    expect(await search('Nikogo Takiego')).toEqual([]);
    expect((await search(' ')).length).toBeGreaterThan(0);
    await decide(id, { to: 'received', version: 1 });
    const [found] = await search(code);
    expect(found.history.map(({ actorName }: { actorName?: string }) => actorName)).toEqual([
      undefined,
      admin.user.name,
    ]);
  });
});
