import { type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql/index.js';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { executableSchema } from '../../../graphql/executable-schema.ts';
import { graphqlFeatures } from '../../../graphql/features.ts';
import { closedMutations } from '../../../graphql/resolvers.ts';
import { aProduct } from '../../../testing/a-catalogue.ts';
import { signedInCustomer } from '../../../testing/a-customer.ts';
import { aSite } from '../../../testing/a-site.ts';
import { dialects } from '../../../testing/dialects.ts';
import { graphqlClient } from '../../../testing/graphql-client.ts';
import { type RunningStandIns, runStandIns } from '../../../testing/run-stand-ins.ts';
import { type StaffClient, signedIn } from '../../../testing/staff-client.ts';
import { aShopWithProviders } from '../../payments/providers/testing/a-shop-with-provider.ts';
import { good, PLACE, readyCart } from '../testing/order-through-api.ts';

const SENTENCE = 'Sklep jest w przebudowie i przez chwilę nie przyjmuje zamówień. Koszyk zostaje taki, jaki jest.';
const ADD = 'addProductsToCart(cartId: $id, cartItems: [{ sku: "TONIK-50", quantity: 1 }]) { cart { id } }';

/** What a guest may send about a cart; each would do something while the site is open. */
const BUYING = [
  'createEmptyCart',
  ADD,
  'cartFromLink(items: "TONIK-50:1") { cart { id } }',
  'applyCouponToCart(input: { cart_id: $id, coupon_code: "LEN10" }) { cart { id } }',
  'setGuestEmailOnCart(input: { cart_id: $id, email: "lena@example.com" }) { cart { id } }',
  'setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "banktransfer" } }) { cart { id } }',
  'setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [] }) { cart { id } }',
  'registerCardTransaction(cartId: $id) { token }',
  'payWithWalletToken(cartId: $id, token: "t") { cart { id } }',
];

let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await runStandIns();
});

describe.each(dialects)('a site in maintenance on $name', (dialect) => {
  let paying: Awaited<ReturnType<typeof aShopWithProviders>>;
  let ask: ReturnType<typeof graphqlClient>;
  let admin: StaffClient;
  beforeAll(async () => {
    paying = await aShopWithProviders(dialect, standIns);
    ask = graphqlClient(paying.shop.app);
    admin = await signedIn(paying.shop.app, 'admin');
    const payload = aProduct('TONIK', { name: 'Tonik' });
    expect((await admin.inject({ method: 'PUT', url: '/staff/catalogue/products/TONIK', payload })).statusCode).toBe(
      200,
    );
  });
  afterEach(() => setMaintenance(false));

  async function setMaintenance(maintenance: boolean) {
    const { code, ...site } = aSite({ address: paying.shop.app.sites.require(undefined).address });
    const payload = { ...site, properties: { maintenance } };
    const put = await admin.inject({ method: 'PUT', url: `/staff/sites/${code}`, payload });
    expect([put.statusCode, put.json().properties.maintenance]).toEqual([200, maintenance]);
  }
  const place = async (cartId: string) => (await good(ask(PLACE, { input: { cart_id: cartId } }))).placeOrder;
  const aCartPaidBy = (payment: string) => readyCart(ask, { payment, email: 'lena@example.com' });
  const readCart = async (id: string) =>
    (await good(ask('query ($id: String!) { cart(cart_id: $id) { total_quantity email } }', { id }))).cart;

  test.each(BUYING)('refuses %s', async (field) => {
    const id = await aCartPaidBy('banktransfer');
    const before = await readCart(id);
    await setMaintenance(true);
    const query = field.includes('$id') ? `mutation ($id: String!) { ${field} }` : `mutation { ${field} }`;
    const answer = await paying.shop.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query, variables: { id } },
    });
    expect(answer.headers['retry-after']).toBe('120');
    const [refusal] = answer.json().errors;
    expect(refusal.message).toBe(SENTENCE);
    expect(refusal.extensions).toMatchObject({
      category: 'unavailable',
      code: 'maintenance',
      details: { message: SENTENCE },
    });
    expect(await readCart(id)).toEqual(before);
  });

  test('takes no order; once it is open again the same cart is ordered', async () => {
    const cartId = await aCartPaidBy('banktransfer');
    await setMaintenance(true);
    const refused = await place(cartId);
    expect(refused.order).toBeNull();
    expect(refused.errors).toMatchObject([{ code: 'UNABLE_TO_PLACE_ORDER', reason: 'maintenance' }]);
    const { placeOrder } = await good(
      ask('mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { errors { sentence } } }', {
        input: { cart_id: cartId },
      }),
    );
    expect(placeOrder.errors).toEqual([{ sentence: SENTENCE }]);
    await setMaintenance(false);
    expect((await place(cartId)).order.order_number).toMatch(/^\d+$/);
  });

  test('an order that was placed before is told again, paid, found and paid once more', async () => {
    const cartId = await aCartPaidBy('przelewy24');
    const provider = paying.at('przelewy24');
    const from = await provider.newest();
    const { order } = await place(cartId);
    await setMaintenance(true);
    expect((await place(cartId)).order.order_number).toBe(order.order_number);
    const again = `mutation ($id: String!, $token: String!) { retryPaymentUrl(order_id: $id, token: $token) { url } }`;
    const { retryPaymentUrl } = await good(ask(again, { id: order.order_number, token: order.token }));
    expect(retryPaymentUrl.url).toMatch(/^http/);
    await provider.decide(order.redirect_url, 'paid');
    expect(await provider.deliverAfter(from)).toEqual([200]);
    const found = `query ($token: String!) { guestOrderByToken(input: { token: $token }) { number payment_status: status_code } }`;
    const { guestOrderByToken } = await good(ask(found, { token: order.token }));
    expect(guestOrderByToken).toMatchObject({ number: order.order_number, payment_status: 'processing' });
  });

  test('a card that was entered before still gets its order', async () => {
    const cartId = await aCartPaidBy('przelewy24_card');
    const provider = paying.at('przelewy24');
    const from = await provider.newest();
    const register = 'mutation ($id: String!) { registerCardTransaction(cartId: $id) { token } }';
    const { registerCardTransaction: card } = await good(ask(register, { id: cartId }));
    await setMaintenance(true);
    await provider.decide(`${standIns.url}/p24/trnRequest/${card.token}`, 'paid');
    await provider.deliverAfter(from);
    const { order, errors } = await place(cartId);
    expect(errors).toEqual([]);
    expect((await paying.shop.app.orders.findByNumber(order.order_number))?.status).toBe('processing');
  });

  test('a customer puts no favourites and no former order into the cart', async () => {
    const customer = await signedInCustomer(paying.shop.app);
    const asCustomer = graphqlClient(paying.shop.app, customer.headers);
    await setMaintenance(true);
    for (const field of [
      'addWishlistItemsToCart(wishlistId: "0") { status }',
      'reorderItems(orderNumber: "1") { cart { id } }',
    ]) {
      const { errors } = await asCustomer(`mutation { ${field} }`);
      expect(errors?.[0]?.extensions.code).toBe('maintenance');
    }
    // Favourites themselves, and what else a customer has, are not for sale.
    const { errors } = await asCustomer(
      'mutation { createWishlist(input: { name: "Na później", visibility: PRIVATE }) { wishlist { id } } }',
    );
    expect(errors).toBeUndefined();
  });

  test('staff work on, and prices are corrected', async () => {
    const { order } = await place(await aCartPaidBy('banktransfer'));
    const { id } = (await paying.shop.app.orders.findByNumber(order.order_number)) ?? { id: 0 };
    await setMaintenance(true);
    const payload = aProduct('TONIK', { name: 'Tonik z owsem' });
    const put = await admin.inject({ method: 'PUT', url: '/staff/catalogue/products/TONIK', payload });
    expect(put.statusCode).toBe(200);
    const paid = await admin.inject({ method: 'POST', url: `/staff/orders/${id}/payment-received`, payload: {} });
    expect(paid.statusCode).toBe(200);
  });
});

test('every mutation that names a cart is closed in maintenance, or says itself when it is', () => {
  const { schema } = executableSchema();
  const closed = closedMutations(graphqlFeatures);
  const namesCart = (name: string, type: GraphQLInputType): boolean => {
    if (/cart_?id$/i.test(name)) return true;
    const named = getNamedType(type);
    return isInputObjectType(named) && Object.keys(named.getFields()).some((field) => /cart_?id$/i.test(field));
  };
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  const ofCarts = fields.filter(({ args }) => args.some(({ name, type }) => namesCart(name, type)));
  const open = ofCarts.map(({ name }) => name).filter((name) => !closed.has(`Mutation.${name}`));
  expect(ofCarts.length).toBeGreaterThan(20);
  expect(open.toSorted()).toEqual(['placeOrder', 'retryPaymentUrl']);
});
