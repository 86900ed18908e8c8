import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../../fastify-app.ts';
import { mailsTo } from '../../../identity/customers/testing/mails-to.ts';
import { signedInCustomer } from '../../../testing/a-customer.ts';
import { aSmallShop } from '../../../testing/a-small-shop.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { good, readyCart } from '../testing/order-through-api.ts';

const PASSWORD = 'len-kwitnie-7';
const PLACE = `mutation ($input: PlaceOrderInput) { placeOrder(input: $input) {
  errors { reason } order { order_number token account_error account_error_sentence } } }`;
const OPEN = `mutation ($token: String!, $password: String!) {
  createAccountFromOrder(input: { token: $token, password: $password }) { email } }`;
const TOKEN = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token } }`;
const ACCOUNT = `{ customer { email firstname lastname telephone confirmation_status
  addresses { street city default_shipping default_billing } orders { items { number } } } }`;

describe.each(dialects)('an account made from an order on $name', (dialect) => {
  let app: App;
  beforeAll(async () => {
    ({ app } = await aSmallShop(dialect, { env: { CUSTOMER_LIMITS_FACTOR: '100' } }));
    await app.db.updateTable('stock').set({ sellable: 1_000 }).execute();
  });

  const ask = (query: string, variables: object) => graphqlClient(app)(query, variables as Record<string, unknown>);

  async function placed(email = `${randomUUID()}@poczta.example`, account?: { readonly password: string }) {
    const cartId = await readyCart(graphqlClient(app), { email });
    const input = { cart_id: cartId, ...(account && { account }) };
    const { placeOrder } = await good(ask(PLACE, { input }));
    expect(placeOrder.errors).toEqual([]);
    const { order_number: number, token, ...rest } = placeOrder.order;
    return { email, cartId, number, token, input, ...rest };
  }
  const open = async (token: string, password = PASSWORD) => good(ask(OPEN, { token, password }));
  const customersOf = (email: string) => app.db.selectFrom('customer').selectAll().where('email', '=', email).execute();
  const ownerOf = async (number: string) => (await app.orders.findByNumber(number))?.customerId;
  async function accountOf(email: string, password = PASSWORD) {
    const { generateCustomerToken } = await good(ask(TOKEN, { email, password }));
    const headers = { authorization: `Bearer ${generateCustomerToken.token}` };
    return (await good(graphqlClient(app, headers)(ACCOUNT))).customer;
  }

  test('has the order, its address and its name, and asks twice for nothing more', async () => {
    const { email, number, token } = await placed();
    const other = await placed(email);
    expect(await open(token)).toEqual({ createAccountFromOrder: { email } });
    expect(await open(token, 'inne-haslo-8')).toEqual({ createAccountFromOrder: { email } });
    expect(await customersOf(email)).toHaveLength(1);
    expect(await accountOf(email)).toEqual({
      email,
      firstname: 'Lena',
      lastname: 'Łąkowska',
      telephone: '+48600700800',
      confirmation_status: 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
      addresses: [{ street: ['Długa 5/7'], city: 'Kraków', default_shipping: true, default_billing: true }],
      orders: { items: [{ number }] },
    });
    // Knowing one order proves nothing about another one of the same address.
    expect(await ownerOf(other.number)).toBeNull();
    const templates = (await mailsTo(app, email)).map(({ template }) => template);
    expect(templates.filter((template) => template === 'welcome')).toHaveLength(1);
    expect((await app.orders.findByNumber(number))?.comments).toMatchObject([{ isVisible: false, staffId: null }]);
  });

  test('waits for the proof of the address where the shop asks for it', async () => {
    const { id } = app.sites.require(undefined);
    const { details } = await app.db
      .selectFrom('site')
      .select('details')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const write = async (properties: typeof details.properties) => {
      const changed = JSON.stringify({ ...details, properties });
      await app.db.updateTable('site').set({ details: changed }).where('id', '=', id).execute();
      await app.sites.reload();
    };
    const shop = { ...(details.properties.shop as object), accountConfirmation: true };
    await write({ ...details.properties, shop });
    const { email, token } = await placed();
    await open(token);
    await write(details.properties);
    const [customer] = await customersOf(email);
    const templates = (await mailsTo(app, email)).map(({ template }) => template);
    expect([customer?.emailConfirmedAt, templates.includes('confirm-email')]).toEqual([null, true]);
  });

  test('an address that has an account is answered alike; its mailbox is told once, and nothing changes', async () => {
    const { email, number, token } = await placed();
    await open(token);
    const later = await placed(email);
    const before = await customersOf(email);
    expect(await open(later.token, 'zupelnie-inne-9')).toEqual({ createAccountFromOrder: { email } });
    await open(later.token, 'zupelnie-inne-9');
    expect(await customersOf(email)).toEqual(before);
    expect([await ownerOf(number), await ownerOf(later.number)]).toEqual([before[0]?.id, null]);
    const notices = (await mailsTo(app, email)).filter(({ template }) => template === 'account-exists');
    expect(notices).toMatchObject([{ data: { orderNumber: later.number, firstName: 'Lena' } }]);
  });

  test('many at once are one account', async () => {
    const { email, number, token } = await placed();
    const outcomes = await Promise.all(Array.from({ length: 9 }, () => ask(OPEN, { token, password: PASSWORD })));
    expect(new Set(outcomes.map(({ data }) => JSON.stringify(data)))).toEqual(
      new Set([JSON.stringify({ createAccountFromOrder: { email } })]),
    );
    const customers = await customersOf(email);
    expect([customers.length, await ownerOf(number)]).toEqual([1, customers[0]?.id]);
  });

  test('two orders of one address at once are one account with one of them', async () => {
    const first = await placed();
    const second = await placed(first.email);
    await Promise.all([open(first.token), open(second.token)]);
    const [customer, ...others] = await customersOf(first.email);
    const owners = [await ownerOf(first.number), await ownerOf(second.number)];
    expect(others).toEqual([]);
    expect(owners.filter((owner) => owner === customer?.id)).toHaveLength(1);
    expect(owners.filter((owner) => owner === null)).toHaveLength(1);
  });

  test('a password that is too simple is refused beside its field, a wrong secret as an order that is not there', async () => {
    const { email, token } = await placed();
    const weak = await ask(OPEN, { token, password: 'abc' });
    expect(weak.errors?.[0]?.extensions).toMatchObject({
      category: 'graphql-input',
      details: { faults: [{ path: '/password' }] },
    });
    const wrong = await ask(OPEN, { token: `${token.slice(0, -2)}__`, password: PASSWORD });
    expect(wrong.errors?.[0]?.extensions.category).toBe('graphql-no-such-entity');
    expect(await customersOf(email)).toEqual([]);
  });

  test('one order takes so many tries', async () => {
    const { token } = await placed();
    const codes = [];
    for (let tries = 0; tries < 11; tries += 1) {
      codes.push((await ask(OPEN, { token, password: 'abc' })).errors?.[0]?.extensions.code);
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('input-invalid'));
    expect(codes[10]).toBe('too-many-requests');
  });

  test('is opened with the order where the checkout asks for it; who asks again gets the same order', async () => {
    const order = await placed(undefined, { password: PASSWORD });
    expect(order.account_error).toBeNull();
    expect((await accountOf(order.email)).orders.items).toEqual([{ number: order.number }]);
    // The answer was lost: the guest's client, which knows the cart, asks again.
    const again = await good(ask(PLACE, { input: order.input }));
    expect(again.placeOrder.order).toMatchObject({ order_number: order.number, account_error: null });
    const STATUS = 'query ($n: String!, $c: String) { orderPaymentStatus(orderNumber: $n, cart_id: $c) { status } }';
    expect(await good(ask(STATUS, { n: order.number, c: order.cartId }))).toEqual({
      orderPaymentStatus: { status: 'PENDING' },
    });
    expect(await customersOf(order.email)).toHaveLength(1);
    const stranger = await signedInCustomer(app);
    const asked = await graphqlClient(app, stranger.headers)(PLACE, { input: order.input });
    expect(asked.errors?.[0]?.extensions.code).toBe('cart-forbidden');
  });

  test('never fails the order: a password that is refused is told beside it, and another one is taken later', async () => {
    const order = await placed(undefined, { password: 'abc' });
    expect([order.account_error, typeof order.account_error_sentence]).toEqual(['input-invalid', 'string']);
    expect([await customersOf(order.email), await ownerOf(order.number)]).toEqual([[], null]);
    await open(order.token);
    expect(await ownerOf(order.number)).toBe((await customersOf(order.email))[0]?.id);

    const taken = await placed(order.email, { password: PASSWORD });
    expect([taken.account_error, await ownerOf(taken.number)]).toEqual([null, null]);
  });
});
